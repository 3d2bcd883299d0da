import type { DrawnYacht } from '../drawn-yacht.ts';
import { between, clamp, pick, type Random, smoothstep } from '../math.ts';
import type { Profile } from '../shape.ts';
import { PALETTES, type PaletteName, type ScenePalette } from './scene-palette.ts';

export type LandKind = 'open' | 'ridges' | 'peaks' | 'islands' | 'headland' | 'atoll';

/** The layout of a scene. Pixels, y down. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  readonly palette: ScenePalette;
  readonly land: LandKind;
  readonly horizon: number;
  /** Her waterline. */
  readonly waterline: number;
  /** Left end of her length, and pixels to a meter. */
  readonly left: number;
  readonly scale: number;
  readonly length: number;
  /** Part of her length where the stem meets the water. */
  readonly entry: number;
  readonly facesLeft: boolean;
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number } | null;
  readonly underWay: boolean;
}

interface SceneKind {
  readonly light: PaletteName;
  readonly lands: readonly [LandKind, ...LandKind[]];
}

const SCENE_KINDS: readonly [SceneKind, ...SceneKind[]] = [
  { light: 'morning', lands: ['ridges', 'islands', 'headland', 'open'] },
  { light: 'noon', lands: ['islands', 'headland', 'ridges', 'open'] },
  { light: 'golden', lands: ['ridges', 'headland', 'open', 'islands'] },
  { light: 'dusk', lands: ['open', 'ridges', 'islands', 'open'] },
  { light: 'north', lands: ['peaks', 'peaks', 'ridges'] },
  { light: 'lagoon', lands: ['atoll', 'atoll', 'islands'] },
  { light: 'rose', lands: ['open', 'islands', 'ridges'] },
  { light: 'moonlight', lands: ['ridges', 'open', 'headland'] },
];

function scaleFor(profile: Profile, width: number, height: number, room: number): number {
  const share = 0.56 + 0.27 * smoothstep(18, 95, profile.length);
  return Math.min((width * share) / profile.length, (height * room) / profile.height);
}

/** Returns a position of the sun beside the yacht, ahead or astern, as far as the frame has room. */
function discPosition(
  left: number,
  drawn: number,
  width: number,
  radius: number,
  toLeft: boolean,
  random: Random,
): number {
  const edge = radius * 1.15;
  const [from, to] = toLeft ? [edge, left - radius * 0.6] : [left + drawn + radius * 0.6, width - edge];
  if (from < to) return between(random, from, to);
  return toLeft ? edge : width - edge;
}

/** Composes a scene around a profile. */
export function compose(
  yacht: DrawnYacht,
  profile: Profile,
  width: number,
  height: number,
  random: Random,
): Composition {
  const { light, lands } = pick(random, SCENE_KINDS);
  const palette = PALETTES[light];
  const land = pick(random, lands);
  const tall = profile.height > 0.6 * profile.length;
  const horizon = height * (tall ? between(random, 0.66, 0.76) : between(random, 0.52, 0.7));
  const waterline = horizon + height * between(random, 0.045, 0.085);
  const scale = scaleFor(profile, width, height, (waterline / height) * (tall ? 0.9 : 0.82));
  const drawn = profile.length * scale;
  const facesLeft = random() < 0.5;
  const lead = between(random, 0.02, 0.07) * width * (facesLeft ? 1 : -1);
  const margin = width * 0.06;
  const left = clamp((width - drawn) / 2 + lead, margin, width - margin - drawn);
  const radius = height * palette.discSize * between(random, 0.85, 1.2);
  const lift =
    palette.discSize < 0.07
      ? between(random, 0.35, 0.72)
      : pick(random, land === 'ridges' || land === 'headland' ? [0.28, 0.36, 0.44] : [-0.04, 0.02, 0.1, 0.22]);
  const disc =
    light === 'noon' || random() < 0.12
      ? null
      : {
          x: discPosition(left, drawn, width, radius, facesLeft === random() < 0.75, random),
          y: horizon - radius * 0.5 - lift * (horizon - radius * 2),
          radius,
        };
  const underWay = yacht.drawing.style === 'fast' || (yacht.drawing.rig !== 'motor' ? random() < 0.7 : random() < 0.3);
  return {
    width,
    height,
    palette,
    land,
    horizon,
    waterline,
    left,
    scale,
    length: profile.length,
    entry: profile.entry / profile.length,
    facesLeft,
    disc,
    underWay,
  };
}
