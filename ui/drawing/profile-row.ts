import { NAVY } from './colour.ts';
import { type DrawnYacht, draftInMeters } from './drawn-yacht.ts';
import { polyline, round } from './pen.ts';
import { dashedUnderbody, paintProfile, profileOf } from './profile.ts';
import { ownColours } from './profile-colours.ts';
import { element, svgDocument } from './svg.ts';

/** The extent of a side view above and below the waterline, in meters. */
export interface ProfileExtent {
  readonly above: number;
  readonly below: number;
}

/** Returns the extent of one yacht drawn alone. */
export function profileExtent(yacht: DrawnYacht): ProfileExtent {
  return extentOf([yacht], [profileOf(yacht).height], Math.max(1, yacht.length));
}

/**
 * Draws yachts on one waterline and to one scale, `gap` meters apart, from the first stern to the last bow. `slots` are
 * the positions of the yachts, as parts of the whole width.
 */
export function profileRow(yachts: readonly DrawnYacht[], gap: number) {
  const total = Math.max(1, yachts.reduce((sum, { length }) => sum + length, 0) + gap * Math.max(0, yachts.length - 1));
  const fine = fineLine(total);
  let x = 0;
  const slots: { start: number; width: number }[] = [];
  const drawn = yachts.map((yacht) => {
    const profile = profileOf(yacht);
    const content = paintProfile(profile, ownColours(yacht.drawing)) + dashedUnderbody(yacht, profile.entry, fine);
    const her = element('g', { transform: `translate(${round(x)} 0) scale(1 -1)` }, content);
    slots.push({ start: x / total, width: yacht.length / total });
    x += yacht.length + gap;
    return { her, height: profile.height };
  });
  const heights = drawn.map(({ height }) => height);
  const { above, below } = extentOf(yachts, heights, total);
  const ground = element('path', {
    d: polyline([0, 0], [total, 0]),
    fill: 'none',
    stroke: NAVY,
    'stroke-width': fine * 1.2,
  });
  const svg = svgDocument(
    { x: 0, y: -above, width: total, height: above + below },
    drawn.map(({ her }) => her).join('') + ground,
  );
  return { svg, slots };
}

/** Returns the width of the finest line in a drawing of `total` meters. */
function fineLine(total: number): number {
  return total * 0.0008;
}

function extentOf(yachts: readonly DrawnYacht[], heights: readonly number[], total: number): ProfileExtent {
  return { above: Math.max(1, ...heights), below: Math.max(0.5, ...yachts.map(draftInMeters)) + fineLine(total) * 2 };
}
