import { INK, INK_SOFT, NAVY } from './colour.ts';
import { type DrawnYacht, draftInMeters } from './drawn-yacht.ts';
import { disc, framed, polyline } from './pen.ts';
import { dashedUnderbody, paintProfile, profileOf } from './profile.ts';
import { ownColours } from './profile-colours.ts';
import { element, filled, svgDocument, textElement } from './svg.ts';

/** The texts of the drawing, which the caller formats by unit and locale. */
type ElevationLabels = Readonly<Record<'meters', (n: number) => string>>;

/** A person of 1.75 m standing at `x` with feet at height 0; up positive. */
function figure(x: number): string {
  const body = framed(x, 0, 1)('M-.2,1.42L.2,1.42 .26,.78 .14,.78 .13,0 -.12,0 -.14,.78 -.26,.78Z');
  return filled(disc(x, 1.6, 0.145) + body, INK);
}

/** Draws a thin line of one or more strokes. */
function fineLine(path: string, colour: string, width: number): string {
  return element('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': width });
}

/** Ticks every 5 m and numbers every 10 m from her stern to her bow, the first 10 m as a bar. `y` is down. */
function ruler(length: number, y: number, unit: number, labels: ElevationLabels): string {
  const ticks = Array.from({ length: Math.floor(length / 5) + 1 }, (_, i) =>
    polyline([i * 5, y], [i * 5, y - unit * (i % 2 === 0 ? 1.1 : 0.6)]),
  );
  const numbers = Array.from({ length: Math.floor(length / 10) + 1 }, (_, i) =>
    textElement(i * 10, y + unit * 1.75, labels.meters(i * 10), { 'text-anchor': 'middle' }),
  );
  const path = [polyline([0, y], [length, y]), ...ticks].join('');
  const bar = element('path', {
    d: polyline([0, y], [Math.min(10, length), y]),
    stroke: INK_SOFT,
    'stroke-width': unit * 0.3,
  });
  return bar + fineLine(path, INK_SOFT, unit * 0.075) + numbers.join('');
}

/** A vertical dimension between two heights, its text to the right. `y` is down. */
function dimension(x: number, from: number, to: number, unit: number, words: string): string {
  const tick = unit * 0.42;
  const path =
    polyline([x, from], [x, to]) +
    polyline([x - tick, from], [x + tick, from]) +
    polyline([x - tick, to], [x + tick, to]);
  return fineLine(path, INK_SOFT, unit * 0.075) + textElement(x + unit * 0.9, (from + to) / 2 + unit * 0.36, words);
}

/** Draws the side view to scale with ruler, air draft, draft and a figure on the quay, on a transparent background. */
export function profileElevation(yacht: DrawnYacht, labels: ElevationLabels): string {
  const profile = profileOf(yacht);
  const { length, height } = profile;
  const draft = draftInMeters(yacht);
  /** A tall rig widens the drawing, so that it is never taller than a screen. */
  const wide = Math.max(length * 1.2 + 3, height * 1.5);
  /** Type size in meters: 16 px where the drawing is 1296 px wide. */
  const unit = (wide / 1296) * 16;
  const left = -(wide - length) * 0.42;
  const box = { x: left, y: -height - unit, width: wide, height: height + draft + unit * 5.6 };
  const rulerAt = draft + unit * 2.2;
  const mark = length + length * 0.03 + unit * 1.5;
  const fine = unit * 0.075;
  const her = element(
    'g',
    { transform: 'scale(1 -1)' },
    paintProfile(profile, ownColours(yacht.drawing)) +
      dashedUnderbody(yacht, profile.entry, fine * 1.2) +
      figure(-length * 0.035 - 0.9),
  );
  const waterline = fineLine(polyline([left, 0], [left + wide, 0]), NAVY, fine * 1.1);
  const measures =
    dimension(mark, -height, 0, unit, labels.meters(height)) + dimension(mark, 0, draft, unit, labels.meters(draft));
  return svgDocument(box, her + waterline + ruler(length, rulerAt, unit, labels) + measures, {
    'font-family': 'Figtree, Arial, sans-serif',
    'font-size': unit,
    fill: INK_SOFT,
  });
}
