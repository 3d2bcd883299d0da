import type { DrawingData } from '../../core/yacht/drawing.ts';
import { BRASS, type HexColour, mixColours, NAVY } from './colour.ts';
import PAINTS from './paints.json' with { type: 'json' };

/** The part of a yacht that a shape belongs to; each picture has a colour for it. */
export type ProfilePart = keyof ReturnType<typeof daylightColours>;
export type ProfileColours = Readonly<Record<ProfilePart, HexColour>>;

/** Returns the colours of a yacht's paints in daylight. */
export function daylightColours({ hull, superstructure, sails, mast, rig }: DrawingData) {
  const side = PAINTS[hull];
  const house = PAINTS[superstructure];
  const darkSails = sails === 'dark';
  return {
    hull: side.base,
    hullLight: side.light,
    hullShade: side.shade,
    stripe: side.dark ? '#e9e6e0' : mixColours(side.shade, NAVY, 0.15),
    boot: side.dark ? mixColours(side.shade, '#05080e', 0.5) : NAVY,
    house: house.base,
    houseShade: house.shade,
    houseDeep: mixColours(house.shade, NAVY, 0.42),
    glass: '#17263c',
    glassLight: '#3a516d',
    mullion: '#0c1626',
    port: side.dark ? mixColours(side.shade, '#9db2c4', 0.32) : '#17263c',
    metal: '#8a929b',
    spar: mast === 'white' ? '#ffffff' : rig === 'motor' ? '#e9e6e0' : '#33393f',
    sail: darkSails ? '#4a5159' : '#f6efe0',
    sailShade: darkSails ? '#363c44' : '#e6dbc5',
    seam: darkSails ? '#666e77' : '#cbbfa8',
    teak: '#a87b4a',
    funnel: '#c9a45c',
    flag: BRASS,
  };
}
