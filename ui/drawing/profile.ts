import { BRASS } from './colour.ts';
import { type DrawnYacht, draftInMeters } from './drawn-yacht.ts';
import { catamaranYacht } from './hulls/catamaran.ts';
import { classicMotorYacht } from './hulls/classic-motor.ts';
import { motorYacht } from './hulls/motor-yacht.ts';
import { sailingYacht } from './hulls/sailing-yacht.ts';
import { framed, round } from './pen.ts';
import type { ProfileColours } from './profile-colours.ts';
import type { Profile } from './shape.ts';
import { element, filled } from './svg.ts';

/** Draws the side view of a yacht (ME4); `sailsSet` is ignored for motor yachts. */
export function profileOf(yacht: DrawnYacht, sailsSet = true): Profile {
  switch (yacht.drawing.rig) {
    case 'sail':
      return sailingYacht(yacht, sailsSet);
    case 'catamaran':
      return catamaranYacht(yacht, sailsSet);
    case 'motor':
      return yacht.drawing.style === 'classic' ? classicMotorYacht(yacht) : motorYacht(yacht);
  }
}

/** Writes the shapes as SVG, in meters with up positive: the caller scales and flips them. */
export function paintProfile(profile: Profile, colours: ProfileColours): string {
  return profile.shapes
    .filter(({ path }) => path !== '')
    .map(({ tone, path, width, dash }) =>
      width === null
        ? filled(path, colours[tone])
        : element('path', {
            d: path,
            fill: 'none',
            stroke: colours[tone],
            'stroke-width': width,
            'stroke-dasharray': dash?.map(round).join(' ') ?? null,
          }),
    )
    .join('');
}

/** Draws the hull below the water as one open line from the stern to the stem at `entry`. Meters, up positive. */
export function underbody(yacht: DrawnYacht, entry: number): string {
  const { length: L, drawing } = yacht;
  const deep = -draftInMeters(yacht);
  const draw = framed(0, 0, L, deep);
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

export function dashedUnderbody(yacht: DrawnYacht, entry: number, width: number): string {
  return element('path', {
    d: underbody(yacht, entry),
    fill: 'none',
    stroke: BRASS,
    'stroke-width': width,
    'stroke-dasharray': `${round(width * 5)} ${round(width * 4)}`,
  });
}
