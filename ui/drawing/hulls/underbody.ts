import { type DrawnYacht, draftInMeters } from '../drawn-yacht.ts';
import { Pen } from '../pen.ts';

/** Draws the hull below the water as one open line from the stern to the stem at `entry`. Meters, up positive. */
export function underbody(yacht: DrawnYacht, entry: number): string {
  const { length: L, drawing } = yacht;
  const deep = -draftInMeters(yacht);
  const x = (t: number): number => t * L;
  if (drawing.rig === 'sail') {
    const canoe = Math.max(deep * 0.42, -0.034 * L);
    if (drawing.style === 'classic') {
      return Pen.at([x(0.15), 0])
        .curve([x(0.2), canoe * 0.35], [x(0.25), canoe * 0.8], [x(0.29), canoe])
        .curve([x(0.31), deep * 0.7], [x(0.32), deep], [x(0.36), deep])
        .line([x(0.5), deep])
        .curve([x(0.62), deep], [x(0.72), deep * 0.35], [entry, 0])
        .open();
    }
    const start = 0.005;
    const end = entry / L;
    return Pen.at([x(start), 0])
      .curve([x(start + 0.06), canoe * 0.5], [x(0.2), canoe * 0.9], [x(0.3), canoe])
      .line([x(0.43), canoe])
      .line([x(0.455), deep * 0.86])
      .curve([x(0.42), deep * 0.88], [x(0.42), deep], [x(0.46), deep])
      .line([x(0.565), deep])
      .curve([x(0.6), deep], [x(0.6), deep * 0.88], [x(0.55), deep * 0.86])
      .line([x(0.565), canoe])
      .curve([x(0.75), canoe], [x(end - 0.06), canoe * 0.5], [x(end), 0])
      .open();
  }
  if (drawing.rig === 'catamaran') {
    return Pen.at([x(0.02), 0])
      .curve([x(0.1), deep * 0.7], [x(0.3), deep], [x(0.48), deep])
      .curve([x(0.75), deep], [x(0.97), deep * 0.85], [entry, 0])
      .open();
  }
  const classic = drawing.style === 'classic';
  const fore = entry / L;
  return Pen.at([x(classic ? 0.09 : 0.053), 0])
    .curve([x(classic ? 0.11 : 0.07), deep * 0.5], [x(0.14), deep * 0.85], [x(0.22), deep])
    .line([x(0.74), deep])
    .curve([x(fore - 0.06), deep], [x(fore - 0.02), deep * 0.75], [x(fore), 0])
    .open();
}
