import type { Drawing } from '../../../core/yacht/drawing.ts';
import { mix } from '../colour.ts';
import { ownColours, type ProfileColours } from '../profile-colours.ts';
import type { Tone } from '../shape.ts';
import type { ScenePalette } from './scene-palette.ts';

const IN_SHADE: ReadonlySet<Tone> = new Set<Tone>(['hullShade', 'houseShade', 'houseDeep', 'sailShade', 'boot']);
const GLASS: ReadonlySet<Tone> = new Set<Tone>(['glass', 'glassLight', 'mullion', 'port']);

/** Her paints in the light of the scene. */
export function sceneColours(drawing: Drawing, palette: ScenePalette): ProfileColours {
  const own = ownColours(drawing);
  const entries = (Object.keys(own) as Tone[]).map((tone) => {
    if (palette.lamps && (tone === 'glass' || tone === 'port')) return [tone, '#eab97e'];
    if (palette.lamps && tone === 'glassLight') return [tone, '#fbdca6'];
    if (palette.lamps && tone === 'mullion') return [tone, '#a8784f'];
    const share = IN_SHADE.has(tone) ? palette.shaded : GLASS.has(tone) ? palette.lit * 1.2 : palette.lit;
    return [tone, mix(own[tone], palette.ambient, share)];
  });
  return Object.fromEntries(entries);
}
