import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

import { SIDES } from "./sides";

/** One line of a chart. */
export interface Line {
  colour: string;
  dash: number[];
  values: (number | null)[];
  width: number;
}

export interface Drawing {
  width: number;
  height: number;
  x: number[];
  lines: Line[];
  /** The ends of both axes. */
  across: [number, number];
  up: [number, number];
  /** How the axis of turns is marked; none where another chart stands below. */
  mark: ((turn: number) => string) | null;
  /** A click at the moment of this index. */
  jump: (at: number) => void;
}

const FONT =
  '12px "Avenir Next", "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", "DejaVu Sans Condensed", Arial, sans-serif';
const INK = "#0D0B1E";
const QUIET = {
  stroke: "#BDB5E3",
  font: FONT,
  grid: { stroke: "#3A3180", width: 1.5 },
  ticks: { show: false },
};

/** Draws lines that go on in steps, all on ink edges; uPlot does it on a canvas and writes no styles. */
export function draw(target: HTMLElement, drawing: Drawing): uPlot {
  const { width, height, x, lines, across, up, mark } = drawing;
  const paths = uPlot.paths.stepped?.({ align: 1 });
  const line = (stroke: string, wide: number, dash: number[]): uPlot.Series => ({
    stroke,
    width: wide,
    dash,
    points: { show: false },
    ...(paths ? { paths } : {}),
  });
  const edges = lines.map(({ width }) => line(INK, width + 3, []));
  const series = [...edges, ...lines.map(({ colour, dash, width }) => line(colour, width, dash))];
  const options: uPlot.Options = {
    width,
    height,
    padding: [SIDES.top, SIDES.right, mark ? 0 : SIDES.foot, 0],
    scales: { x: { time: false, range: across }, y: { range: up } },
    series: [{}, ...series],
    axes: [
      {
        ...QUIET,
        show: mark !== null,
        size: SIDES.bottom,
        incrs: [1, 2, 5, 10, 20, 50],
        space: 70,
        values: (_, splits) => splits.map((turn) => mark?.(turn) ?? ""),
      },
      { ...QUIET, size: SIDES.left, incrs: [5, 10, 20], space: 20 },
    ],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false, setScale: false } },
  };
  const values = lines.map((one) => one.values);
  const plot = new uPlot(options, [x, ...values, ...values], target);
  plot.over.addEventListener("click", () => plot.cursor.idx != null && drawing.jump(plot.cursor.idx));
  return plot;
}
