import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

import { SIDES } from "./curves";

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
  /** How the axis of turns is labelled; none if another chart is below. */
  mark: ((turn: number) => string) | null;
  /** Called on a click at the moment with this index. */
  jump: (at: number) => void;
}

const FONT =
  '12px "Avenir Next", "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", "DejaVu Sans Condensed", Arial, sans-serif';
/** A colour by its name, in the form a canvas needs. */
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** Draws stepped lines with ink edges; uPlot does so on a canvas and writes no styles. */
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
  const ink = token("--ink");
  const quiet = {
    stroke: token("--muted"),
    font: FONT,
    grid: { stroke: token("--edge"), width: 1.5 },
    ticks: { show: false },
  };
  const edges = lines.map(({ width }) => line(ink, width + 3, []));
  const series = [...edges, ...lines.map(({ colour, dash, width }) => line(colour, width, dash))];
  const options: uPlot.Options = {
    width,
    height,
    padding: [SIDES.top, SIDES.right, mark ? 0 : SIDES.foot, 0],
    scales: { x: { time: false, range: across }, y: { range: up } },
    series: [{}, ...series],
    axes: [
      {
        ...quiet,
        show: mark !== null,
        size: SIDES.bottom,
        incrs: [1, 2, 5, 10, 20, 50],
        space: 70,
        values: (_, splits) => splits.map((turn) => mark?.(turn) ?? ""),
      },
      { ...quiet, size: SIDES.left, incrs: [5, 10, 20], space: 20 },
    ],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false, setScale: false } },
  };
  const values = lines.map((one) => one.values);
  const plot = new uPlot(options, [x, ...values, ...values], target);
  plot.over.addEventListener("click", () => plot.cursor.idx != null && drawing.jump(plot.cursor.idx));
  return plot;
}
