import { BRASS, NAVY } from './colour.ts';
import { type DrawnYacht, draftOrEstimate } from './drawn-yacht.ts';
import { pathInFrame, polyline, roundToHundredths } from './geometry.ts';
import { catamaranProfile } from './hulls/catamaran.ts';
import { classicMotorYachtProfile } from './hulls/classic-motor.ts';
import { motorYachtProfile } from './hulls/motor-yacht.ts';
import { sailingYachtProfile } from './hulls/sailing-yacht.ts';
import { daylightColours, type ProfileColours } from './profile-colours.ts';
import type { Profile, Shape } from './shape.ts';
import { filledPath, svgDocument, svgElement } from './svg.ts';

/** Draws the side view of a yacht (ME4); `sailsSet` is ignored for motor yachts. */
export function profileOf(yacht: DrawnYacht, sailsSet = true): Profile {
  switch (yacht.drawing.rig) {
    case 'sail':
      return sailingYachtProfile(yacht, sailsSet);
    case 'catamaran':
      return catamaranProfile(yacht, sailsSet);
    case 'motor':
      return yacht.drawing.style === 'classic' ? classicMotorYachtProfile(yacht) : motorYachtProfile(yacht);
  }
}

/** Writes the shapes as SVG, in metres with up positive: the caller scales and flips them. */
export function profileMarkup(profile: Profile, colours: ProfileColours): string {
  return profile.shapes
    .filter(({ path }) => path !== '')
    .map(({ tone, path, width, dash }) =>
      width === null ? filledPath(path, colours[tone]) : line(path, colours[tone], width, dash),
    )
    .join('');
}

/** Writes a line of one or more strokes, dashed if the lengths of dashes and gaps are given. */
export function line(path: string, stroke: string, width: number, dash: Shape['dash'] = null): string {
  const dashes = dash?.map(roundToHundredths).join(' ') ?? null;
  return svgElement('path', { d: path, fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dashes });
}

/** Draws the hull below the water as one open line from the stern to the stem at `entry`. Metres, up positive. */
export function underbody(yacht: DrawnYacht, entry: number): string {
  const { length: L, drawing } = yacht;
  const deep = -draftOrEstimate(yacht);
  const draw = pathInFrame(0, 0, L, deep);
  const fore = entry / L;
  const classic = drawing.style === 'classic';
  if (drawing.rig === 'catamaran') return draw(`M.02,0C.1,.7 .3,1 .48,1C.75,1 .97,.85 ${fore},0`);
  if (drawing.rig === 'motor') {
    const run = classic ? 'M.09,0C.11,.5' : 'M.053,0C.07,.5';
    return draw(`${run} .14,.85 .22,1L.74,1C${fore - 0.06},1 ${fore - 0.02},.75 ${fore},0`);
  }
  const canoe = Math.max(deep * 0.42, -0.034 * L) / deep;
  if (classic)
    return draw(
      `M.15,0C.2,${canoe * 0.35} .25,${canoe * 0.8} .29,${canoe}C.31,.7 .32,1 .36,1L.5,1C.62,1 .72,.35 ${fore},0`,
    );
  const run = `M.005,0C.065,${canoe * 0.5} .2,${canoe * 0.9} .3,${canoe}L.43,${canoe}`;
  const keel = 'L.455,.86C.42,.88 .42,1 .46,1L.565,1C.6,1 .6,.88 .55,.86';
  return draw(`${run}${keel}L.565,${canoe}C.75,${canoe} ${fore - 0.06},${canoe * 0.5} ${fore},0`);
}

/** Draws the hull below the water with dashes. */
export function dashedUnderbody(yacht: DrawnYacht, entry: number, width: number): string {
  return line(underbody(yacht, entry), BRASS, width, [width * 5, width * 4]);
}

/** The extent of a side view above and below the waterline, in metres. */
export interface ProfileExtent {
  readonly above: number;
  readonly below: number;
}

/** Returns the extent of one yacht drawn alone. */
export function profileExtent(yacht: DrawnYacht): ProfileExtent {
  return extentOf([yacht], [profileOf(yacht).height], Math.max(1, yacht.length));
}

/**
 * Draws yachts on one waterline and to one scale, `gap` metres apart, from the first stern to the last bow. `slots` are
 * the positions of the yachts, as parts of the whole width.
 */
export function profileRow(yachts: readonly DrawnYacht[], gap: number) {
  const total = Math.max(1, yachts.reduce((sum, { length }) => sum + length, 0) + gap * Math.max(0, yachts.length - 1));
  const fine = finestWidth(total);
  let x = 0;
  const slots: { start: number; width: number }[] = [];
  const drawn = yachts.map((yacht) => {
    const profile = profileOf(yacht);
    const content =
      profileMarkup(profile, daylightColours(yacht.drawing)) + dashedUnderbody(yacht, profile.entry, fine);
    const her = svgElement('g', { transform: `translate(${roundToHundredths(x)} 0) scale(1 -1)` }, content);
    slots.push({ start: x / total, width: yacht.length / total });
    x += yacht.length + gap;
    return { her, height: profile.height };
  });
  const heights = drawn.map(({ height }) => height);
  const { above, below } = extentOf(yachts, heights, total);
  const ground = line(polyline([0, 0], [total, 0]), NAVY, fine * 1.2);
  const svg = svgDocument(
    { x: 0, y: -above, width: total, height: above + below },
    drawn.map(({ her }) => her).join('') + ground,
  );
  return { svg, slots };
}

/** The water below the waterline in a berth drawing, in metres: as deep as the deepest draft. */
const BERTH_DEPTH = 8;
/** The heights of berth drawings are multiples of this, so that few rules of a style sheet scale all of them. */
const BERTH_STEP = 10;

/** Returns the size of a berth drawing in metres. */
export function berthSize(yacht: DrawnYacht): { readonly width: number; readonly height: number } {
  return { width: yacht.length, height: airOf(profileOf(yacht).height) + BERTH_DEPTH };
}

/**
 * Draws a yacht for a row of drawings that are aligned by their lower edges: the waterline of all of them is 8 m above
 * it, and no line of them is finer at another length (CF4).
 */
export function berthDrawing(yacht: DrawnYacht): string {
  const profile = profileOf(yacht);
  const content =
    profileMarkup(profile, daylightColours(yacht.drawing)) + dashedUnderbody(yacht, profile.entry, BERTH_LINE);
  const air = airOf(profile.height);
  return svgDocument(
    { x: 0, y: -air, width: yacht.length, height: air + BERTH_DEPTH },
    svgElement('g', { transform: 'scale(1 -1)' }, content),
  );
}

const BERTH_LINE = 0.12;

function airOf(height: number): number {
  return Math.ceil(height / BERTH_STEP) * BERTH_STEP;
}

/** Returns the width of the finest line in a drawing of `total` metres. */
function finestWidth(total: number): number {
  return total * 0.0008;
}

function extentOf(yachts: readonly DrawnYacht[], heights: readonly number[], total: number): ProfileExtent {
  return {
    above: Math.max(1, ...heights),
    below: Math.max(0.5, ...yachts.map(draftOrEstimate)) + finestWidth(total) * 2,
  };
}
