import type { Drawing } from '../../../core/yacht/drawing.ts';
import { type Hex, mix } from '../colour.ts';
import { daylightColours, type ProfileColours, type ProfileTone } from '../profile-colours.ts';
import PALETTES from './palettes.json' with { type: 'json' };

export { PALETTES };
export type PaletteName = keyof typeof PALETTES;

/**
 * The colours of a scene. Those of sky and sea run downwards, those of land from the farthest layer to the nearest.
 * `discSize` is a part of the height. `gleam` is the light on the water, `ripple` the shade. `ambient` is mixed into
 * the yacht's paints by `lit` in the light and `shaded` in the shade; with `lamps` her windows are lit.
 */
export type ScenePalette = (typeof PALETTES)[PaletteName];

/** Returns the colour of a layer of land, from 0, the farthest. */
export function landColour({ land }: ScenePalette, layer: number): Hex {
  return land[Math.min(layer, land.length - 1)] ?? '#000000';
}

const IN_SHADE: ReadonlySet<string> = new Set<ProfileTone>([
  'hullShade',
  'houseShade',
  'houseDeep',
  'sailShade',
  'boot',
]);
const GLASS: ReadonlySet<string> = new Set<ProfileTone>(['glass', 'glassLight', 'mullion', 'port']);
const LAMPLIGHT = { glass: '#eab97e', port: '#eab97e', glassLight: '#fbdca6', mullion: '#a8784f' };

/** Returns the yacht's paints in the light of the scene. */
export function sceneColours(drawing: Drawing, palette: ScenePalette): ProfileColours {
  const own = daylightColours(drawing);
  const tinted = Object.entries(own).map(([tone, colour]): [string, Hex] => {
    const share = IN_SHADE.has(tone) ? palette.shaded : GLASS.has(tone) ? palette.lit * 1.2 : palette.lit;
    return [tone, mix(colour, palette.ambient, share)];
  });
  return { ...own, ...Object.fromEntries(tinted), ...(palette.lamps ? LAMPLIGHT : {}) };
}
