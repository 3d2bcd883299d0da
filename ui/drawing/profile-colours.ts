import type { Drawing } from '../../core/yacht/drawing.ts';
import { BRASS, type Hex, mix, NAVY } from './colour.ts';
import { isDark, PAINT_TONES } from './paint-tones.ts';
import { round } from './pen.ts';
import type { Profile, Tone } from './shape.ts';
import { element } from './svg.ts';

export type ProfileColours = Readonly<Record<Tone, Hex>>;

/** Returns the colours of a yacht's own paints in plain daylight. */
export function ownColours({ hull, superstructure, sails, mast, rig }: Drawing): ProfileColours {
  const side = PAINT_TONES[hull];
  const house = PAINT_TONES[superstructure];
  const dark = isDark(hull);
  const cloth: Hex = sails === 'dark' ? '#4a5159' : '#f6efe0';
  return {
    hull: side.base,
    hullLight: side.light,
    hullShade: side.shade,
    stripe: dark ? '#e9e6e0' : mix(side.shade, NAVY, 0.15),
    boot: dark ? mix(side.shade, '#05080e', 0.5) : NAVY,
    house: house.base,
    houseShade: house.shade,
    houseDeep: mix(house.shade, NAVY, 0.42),
    glass: '#17263c',
    glassLight: '#3a516d',
    mullion: '#0c1626',
    port: dark ? mix(side.shade, '#9db2c4', 0.32) : '#17263c',
    metal: '#8a929b',
    spar: mast === 'white' ? '#ffffff' : rig === 'motor' ? '#e9e6e0' : '#33393f',
    sail: cloth,
    sailShade: sails === 'dark' ? '#363c44' : '#e6dbc5',
    seam: sails === 'dark' ? '#666e77' : '#cbbfa8',
    teak: '#a87b4a',
    funnel: '#c9a45c',
    flag: BRASS,
  };
}

/** Writes the shapes as SVG, in meters with up positive: the caller scales and flips them. */
export function paintProfile(profile: Profile, colours: ProfileColours): string {
  return profile.shapes
    .filter(({ path }) => path !== '')
    .map(({ tone, path, width, dash }) =>
      width === null
        ? element('path', { d: path, fill: colours[tone] })
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
