import { INK, INK_SOFT, NAVY } from './colour.ts';
import { type DrawnYacht, draftOrEstimate } from './drawn-yacht.ts';
import { disc, pathInFrame, polyline } from './geometry.ts';
import { dashedUnderbody, line, profileMarkup, profileOf } from './profile.ts';
import { daylightColours } from './profile-colours.ts';
import type { Profile } from './shape.ts';
import { filledPath, svgDocument, svgElement, textElement } from './svg.ts';

/** The texts of the drawing, which the caller formats by unit and locale. */
type ElevationLabels = Readonly<Record<'meters', (n: number) => string>>;

/** Draws a person of 1.75 m who stands at `x` with the feet at height 0; up is positive. */
function figure(x: number): string {
  const body = pathInFrame(x, 0, 1)('M-.2,1.42L.2,1.42 .26,.78 .14,.78 .13,0 -.12,0 -.14,.78 -.26,.78Z');
  return filledPath(disc(x, 1.6, 0.145) + body, INK);
}

/**
 * Draws ticks every 5 m and numbers every 10 m, or at larger steps where these have no room, from stern to bow, the
 * first 10 m as a bar. `y` is down.
 */
function ruler(length: number, y: number, unit: number, labels: ElevationLabels): string {
  const step = 10 * Math.ceil((unit * 4) / 10);
  const ticks = Array.from({ length: Math.floor(length / 5) + 1 }, (_, i) =>
    polyline([i * 5, y], [i * 5, y - unit * (i % 2 === 0 ? 1.1 : 0.6)]),
  );
  const numbers = Array.from({ length: Math.floor(length / step) + 1 }, (_, i) =>
    textElement(i * step, y + unit * 1.75, labels.meters(i * step), { 'text-anchor': 'middle' }),
  );
  const path = [polyline([0, y], [length, y]), ...ticks].join('');
  const bar = svgElement('path', {
    d: polyline([0, y], [Math.min(10, length), y]),
    stroke: INK_SOFT,
    'stroke-width': unit * 0.3,
  });
  return bar + line(path, INK_SOFT, unit * 0.075) + numbers.join('');
}

/** Draws a vertical dimension line between two heights, its text to the right. `y` is down. */
function dimension(x: number, from: number, to: number, unit: number, words: string): string {
  const tick = unit * 0.42;
  const path =
    polyline([x, from], [x, to]) +
    polyline([x - tick, from], [x + tick, from]) +
    polyline([x - tick, to], [x + tick, to]);
  return line(path, INK_SOFT, unit * 0.075) + textElement(x + unit * 0.9, (from + to) / 2 + unit * 0.36, words);
}

/** The measures of an elevation in metres: its width, the type size, and the distance of its left edge from the stern. */
interface ElevationMeasures {
  readonly wide: number;
  readonly unit: number;
  readonly left: number;
}

/** A layout: the pixels of the width that it is made for, and its measures for a yacht. */
interface ElevationLayout {
  readonly pixels: number;
  readonly measure: (profile: Profile) => ElevationMeasures;
}

const WIDE: ElevationLayout = { pixels: 1296, measure: wideMeasures };
const NARROW: ElevationLayout = { pixels: 350, measure: narrowMeasures };

/** Lays out an elevation whose type is 18 px where it is 1296 px wide. */
function wideMeasures({ length, height }: Profile): ElevationMeasures {
  // A tall rig widens it, so that it is never taller than a screen.
  const wide = Math.max(length * 1.2 + 3, height * 1.5);
  return { wide, unit: (wide * 18) / WIDE.pixels, left: (wide - length) * 0.42 };
}

/** Lays out an elevation whose type is 12 px where it is 350 px wide, as on a phone. */
function narrowMeasures({ length, height }: Profile): ElevationMeasures {
  const type = 12 / NARROW.pixels;
  /** The width of the person astern, in metres; the heights ahead of the bow take 6.4 times the type size. */
  const astern = length * 0.04 + 1.6;
  const drawn = astern + length * 1.03;
  const words = 6.4 * type;
  const wide = Math.max(drawn / (1 - words), height * 0.8);
  return { wide, unit: wide * type, left: astern + (wide * (1 - words) - drawn) / 2 };
}

/** Returns the sizes of a yacht's elevations in pixels, each at the width that it is laid out for. */
export function elevationSizes(yacht: DrawnYacht) {
  const profile = profileOf(yacht);
  const sizeOf = (layout: ElevationLayout) => {
    const { width, height } = elevationBox(yacht, profile, layout);
    return { width: layout.pixels, height: Math.round((layout.pixels * height) / width) };
  };
  return { wide: sizeOf(WIDE), narrow: sizeOf(NARROW) };
}

function elevationBox(yacht: DrawnYacht, profile: Profile, { measure }: ElevationLayout) {
  const { wide, unit, left } = measure(profile);
  const { height } = profile;
  return { x: -left, y: -height - unit, width: wide, height: height + draftOrEstimate(yacht) + unit * 5.6, unit };
}

/**
 * Draws the side view to scale with ruler, air draft, draft and a person astern, on a transparent background.
 * @param narrow whether it is laid out for a phone
 */
export function profileElevation(yacht: DrawnYacht, labels: ElevationLabels, narrow = false): string {
  const profile = profileOf(yacht);
  const { length, height } = profile;
  const draft = draftOrEstimate(yacht);
  const { unit, ...box } = elevationBox(yacht, profile, narrow ? NARROW : WIDE);
  const rulerAt = draft + unit * 2.2;
  const mark = length + length * 0.03 + unit * 1.5;
  const fine = unit * 0.075;
  const her = svgElement(
    'g',
    { transform: 'scale(1 -1)' },
    profileMarkup(profile, daylightColours(yacht.drawing)) +
      dashedUnderbody(yacht, profile.entry, fine * 1.2) +
      figure(-length * 0.035 - 0.9),
  );
  const waterline = line(polyline([box.x, 0], [box.x + box.width, 0]), NAVY, fine * 1.1);
  const measures =
    dimension(mark, -height, 0, unit, labels.meters(height)) + dimension(mark, 0, draft, unit, labels.meters(draft));
  return svgDocument(box, her + waterline + ruler(length, rulerAt, unit, labels) + measures, {
    'font-family': 'Figtree, Arial, sans-serif',
    'font-size': unit,
    fill: INK_SOFT,
  });
}
