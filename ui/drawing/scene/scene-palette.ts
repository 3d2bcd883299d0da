import type { DrawingData } from '../../../core/yacht/drawing.ts';
import { type HexColour, mixColours } from '../colour.ts';
import { daylightColours, type ProfileColours, type ProfilePart } from '../profile-colours.ts';
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
export function landColour({ land }: ScenePalette, layer: number): HexColour {
  return land[Math.min(layer, land.length - 1)] ?? '#000000';
}

const IN_SHADE: ReadonlySet<string> = new Set<ProfilePart>([
  'hullShade',
  'houseShade',
  'houseDeep',
  'sailShade',
  'boot',
]);
const GLASS: ReadonlySet<string> = new Set<ProfilePart>(['glass', 'glassLight', 'mullion', 'port']);
const LAMPLIGHT = { glass: '#eab97e', port: '#eab97e', glassLight: '#fbdca6', mullion: '#a8784f' };

/** Returns the yacht's paints in the light of the scene. */
export function sceneColours(drawing: DrawingData, palette: ScenePalette): ProfileColours {
  const own = daylightColours(drawing);
  const tinted = Object.entries(own).map(([tone, colour]): [string, HexColour] => {
    const share = IN_SHADE.has(tone) ? palette.shaded : GLASS.has(tone) ? palette.lit * 1.2 : palette.lit;
    return [tone, mixColours(colour, palette.ambient, share)];
  });
  return { ...own, ...Object.fromEntries(tinted), ...(palette.lamps ? LAMPLIGHT : {}) };
}
