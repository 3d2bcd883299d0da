import { NAVY } from './colour.ts';
import { type DrawnYacht, draftInMeters } from './drawn-yacht.ts';
import { polyline, round } from './pen.ts';
import { profileOf } from './profile.ts';
import { ownColours, paintProfile } from './profile-colours.ts';
import { dashedUnderbody } from './profile-elevation.ts';
import { element, svgDocument } from './svg.ts';

/** Where a yacht stands in a row, as parts of its whole width. */
export interface RowSlot {
  readonly start: number;
  readonly width: number;
}

export interface ProfileRow {
  readonly svg: string;
  readonly slots: readonly RowSlot[];
}

/** How far a side view reaches above the waterline and below it, in meters. */
export interface ProfileExtent {
  readonly above: number;
  readonly below: number;
}

/** The edges of one yacht drawn by herself: her stern and her bow, her highest point, her keel. */
export function profileExtent(yacht: DrawnYacht): ProfileExtent {
  return extentOf([yacht], [profileOf(yacht).height], Math.max(1, yacht.length));
}

/** Yachts on one waterline and to one scale, `gap` meters apart. The first stern and the last bow are the edges. */
export function profileRow(yachts: readonly DrawnYacht[], gap: number): ProfileRow {
  const total = Math.max(1, yachts.reduce((sum, { length }) => sum + length, 0) + gap * Math.max(0, yachts.length - 1));
  const fine = fineLine(total);
  let x = 0;
  const slots: RowSlot[] = [];
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

/** How thick the finest line is in a drawing so many meters wide. */
function fineLine(total: number): number {
  return total * 0.0008;
}

function extentOf(yachts: readonly DrawnYacht[], heights: readonly number[], total: number): ProfileExtent {
  return {
    above: Math.max(1, ...heights),
    below: Math.max(0.5, ...yachts.map(draftInMeters)) + fineLine(total) * 2,
  };
}
