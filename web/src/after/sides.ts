/** The room around the lines of a chart in pixels; `foot` is for a chart without an axis below, `bottom` for one with it. */
export const SIDES = { left: 34, right: 64, top: 30, bottom: 26, foot: 12 };
