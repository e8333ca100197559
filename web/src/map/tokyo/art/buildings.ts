/** A building of Tokyo City: its front, its shaded side, and its lit windows by brightness. */
export interface Building {
  front: string;
  colour: string;
  side: string;
  shade: string;
  windows: { fill: string; opacity: number; d: string }[];
  /** Where it breaks when it is hit: its left and right edge, its top and its foot. */
  edges: readonly [left: number, right: number, top: number, foot: number];
}

const GOLD = "var(--neon-gold)";
const BLUE = "var(--neon-blue)";

export const BUILDINGS: Building[] = [
  {
    front: "M212 346V250H252V346Z",
    edges: [212, 252, 250, 346],
    colour: "var(--tokyo-violet)",
    side: "M238.4 252H250.5V346H238.4Z",
    shade: "var(--tokyo-violet-shade)",
    windows: [
      {
        fill: GOLD,
        opacity: 0.95,
        d: "M225 257h4v4.5h-4zM233 257h4v4.5h-4zM241 266h4v4.5h-4zM225 275h4v4.5h-4zM233 275h4v4.5h-4zM241 275h4v4.5h-4zM217 284h4v4.5h-4zM233 302h4v4.5h-4zM241 302h4v4.5h-4zM225 311h4v4.5h-4zM233 311h4v4.5h-4zM241 311h4v4.5h-4zM225 320h4v4.5h-4zM225 329h4v4.5h-4zM241 338h4v4.5h-4z",
      },
      {
        fill: GOLD,
        opacity: 0.5,
        d: "M225 266h4v4.5h-4zM233 284h4v4.5h-4zM217 293h4v4.5h-4zM217 302h4v4.5h-4zM217 311h4v4.5h-4zM217 320h4v4.5h-4zM241 329h4v4.5h-4z",
      },
      {
        fill: BLUE,
        opacity: 0.95,
        d: "M241 257h4v4.5h-4zM225 284h4v4.5h-4zM241 293h4v4.5h-4zM241 320h4v4.5h-4zM217 329h4v4.5h-4z",
      },
      { fill: BLUE, opacity: 0.5, d: "M217 257h4v4.5h-4zM233 266h4v4.5h-4zM233 320h4v4.5h-4z" },
    ],
  },
  {
    front: "M246 338V206L264.0 192L282 206V338Z",
    edges: [246, 282, 206, 338],
    colour: "var(--tokyo-purple)",
    side: "M269.76 208H280.5V338H269.76Z",
    shade: "var(--tokyo-purple-shade)",
    windows: [
      {
        fill: GOLD,
        opacity: 0.95,
        d: "M251 222h4v4.5h-4zM259 222h4v4.5h-4zM259 231h4v4.5h-4zM267 231h4v4.5h-4zM251 240h4v4.5h-4zM259 240h4v4.5h-4zM267 258h4v4.5h-4zM259 276h4v4.5h-4zM267 285h4v4.5h-4zM275 285h4v4.5h-4zM275 294h4v4.5h-4zM251 303h4v4.5h-4zM251 312h4v4.5h-4zM259 312h4v4.5h-4zM259 321h4v4.5h-4zM275 321h4v4.5h-4zM251 330h4v4.5h-4zM259 330h4v4.5h-4z",
      },
      {
        fill: GOLD,
        opacity: 0.5,
        d: "M267 213h4v4.5h-4zM267 222h4v4.5h-4zM275 231h4v4.5h-4zM259 258h4v4.5h-4zM275 267h4v4.5h-4zM267 303h4v4.5h-4zM275 303h4v4.5h-4zM251 321h4v4.5h-4zM267 321h4v4.5h-4z",
      },
      {
        fill: BLUE,
        opacity: 0.95,
        d: "M267 240h4v4.5h-4zM251 267h4v4.5h-4zM275 276h4v4.5h-4zM251 294h4v4.5h-4zM267 312h4v4.5h-4z",
      },
      {
        fill: BLUE,
        opacity: 0.5,
        d: "M275 240h4v4.5h-4zM251 258h4v4.5h-4zM259 285h4v4.5h-4zM259 294h4v4.5h-4z",
      },
    ],
  },
  {
    front: "M352 322V238H386V322Z",
    edges: [352, 386, 238, 322],
    colour: "var(--tokyo-blue)",
    side: "M374.44 240H384.5V322H374.44Z",
    shade: "var(--tokyo-blue-shade)",
    windows: [
      {
        fill: GOLD,
        opacity: 0.95,
        d: "M357 245h4v4.5h-4zM365 245h4v4.5h-4zM373 254h4v4.5h-4zM357 263h4v4.5h-4zM373 272h4v4.5h-4zM357 290h4v4.5h-4zM365 290h4v4.5h-4zM373 299h4v4.5h-4zM357 308h4v4.5h-4zM373 308h4v4.5h-4z",
      },
      { fill: GOLD, opacity: 0.5, d: "M357 299h4v4.5h-4z" },
      { fill: BLUE, opacity: 0.5, d: "M373 290h4v4.5h-4zM365 299h4v4.5h-4z" },
    ],
  },
  {
    front: "M468 330V206H506V330Z",
    edges: [468, 506, 206, 330],
    colour: "var(--tokyo-purple)",
    side: "M493.08 208H504.5V330H493.08Z",
    shade: "var(--tokyo-purple-shade)",
    windows: [
      {
        fill: GOLD,
        opacity: 0.95,
        d: "M489 222h4v4.5h-4zM497 222h4v4.5h-4zM481 231h4v4.5h-4zM489 231h4v4.5h-4zM497 249h4v4.5h-4zM473 258h4v4.5h-4zM481 258h4v4.5h-4zM497 258h4v4.5h-4zM473 276h4v4.5h-4zM481 276h4v4.5h-4zM489 285h4v4.5h-4zM481 303h4v4.5h-4zM489 303h4v4.5h-4zM481 312h4v4.5h-4zM489 321h4v4.5h-4z",
      },
      {
        fill: GOLD,
        opacity: 0.5,
        d: "M473 213h4v4.5h-4zM473 222h4v4.5h-4zM473 240h4v4.5h-4zM497 240h4v4.5h-4zM489 258h4v4.5h-4zM473 294h4v4.5h-4zM497 294h4v4.5h-4zM473 312h4v4.5h-4zM497 312h4v4.5h-4zM473 321h4v4.5h-4zM481 321h4v4.5h-4zM497 321h4v4.5h-4z",
      },
      {
        fill: BLUE,
        opacity: 0.95,
        d: "M481 222h4v4.5h-4zM489 240h4v4.5h-4zM481 267h4v4.5h-4zM489 276h4v4.5h-4zM489 294h4v4.5h-4zM473 303h4v4.5h-4zM489 312h4v4.5h-4z",
      },
      { fill: BLUE, opacity: 0.5, d: "M473 231h4v4.5h-4z" },
    ],
  },
  {
    front: "M500 340V246L522.0 230L544 246V340Z",
    edges: [500, 544, 246, 340],
    colour: "var(--tokyo-violet)",
    side: "M529.04 248H542.5V340H529.04Z",
    shade: "var(--tokyo-violet-shade)",
    windows: [
      {
        fill: GOLD,
        opacity: 0.95,
        d: "M521 253h4v4.5h-4zM537 253h4v4.5h-4zM521 262h4v4.5h-4zM529 271h4v4.5h-4zM505 280h4v4.5h-4zM521 280h4v4.5h-4zM505 289h4v4.5h-4zM513 289h4v4.5h-4zM529 289h4v4.5h-4zM537 289h4v4.5h-4zM521 298h4v4.5h-4zM537 298h4v4.5h-4zM513 307h4v4.5h-4zM505 325h4v4.5h-4zM513 325h4v4.5h-4zM537 325h4v4.5h-4z",
      },
      {
        fill: GOLD,
        opacity: 0.5,
        d: "M529 253h4v4.5h-4zM529 262h4v4.5h-4zM513 271h4v4.5h-4zM537 271h4v4.5h-4zM505 298h4v4.5h-4zM521 316h4v4.5h-4zM529 316h4v4.5h-4zM537 316h4v4.5h-4z",
      },
      {
        fill: BLUE,
        opacity: 0.95,
        d: "M537 262h4v4.5h-4zM529 298h4v4.5h-4zM505 307h4v4.5h-4zM537 307h4v4.5h-4zM521 325h4v4.5h-4zM529 325h4v4.5h-4z",
      },
      { fill: BLUE, opacity: 0.5, d: "M513 280h4v4.5h-4zM529 307h4v4.5h-4z" },
    ],
  },
  {
    front: "M540 352V282H576V352Z",
    edges: [540, 576, 282, 352],
    colour: "var(--tokyo-blue)",
    side: "M563.76 284H574.5V352H563.76Z",
    shade: "var(--tokyo-blue-shade)",
    windows: [
      {
        fill: GOLD,
        opacity: 0.95,
        d: "M545 289h4v4.5h-4zM553 289h4v4.5h-4zM561 289h4v4.5h-4zM569 289h4v4.5h-4zM545 307h4v4.5h-4zM561 307h4v4.5h-4zM569 307h4v4.5h-4zM545 316h4v4.5h-4zM553 316h4v4.5h-4zM545 325h4v4.5h-4zM545 334h4v4.5h-4zM553 334h4v4.5h-4zM553 343h4v4.5h-4z",
      },
      { fill: GOLD, opacity: 0.5, d: "M553 298h4v4.5h-4zM561 298h4v4.5h-4zM561 316h4v4.5h-4z" },
      {
        fill: BLUE,
        opacity: 0.95,
        d: "M545 298h4v4.5h-4zM569 298h4v4.5h-4zM569 325h4v4.5h-4zM569 334h4v4.5h-4z",
      },
    ],
  },
];
