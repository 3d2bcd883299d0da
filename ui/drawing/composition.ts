import { clamp, smoothstep } from './curve.ts';
import type { DrawnYacht } from './drawn-yacht.ts';
import { between, pick, type Random } from './random.ts';
import { SCENE_PALETTES, type ScenePalette } from './scene/scene-palette.ts';
import type { Profile } from './shape.ts';

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

const LAND_OF: Readonly<Record<ScenePalette['name'], readonly [LandKind, ...LandKind[]]>> = {
  morning: ['ridges', 'islands', 'headland', 'open'],
  noon: ['islands', 'headland', 'ridges', 'open'],
  golden: ['ridges', 'headland', 'open', 'islands'],
  dusk: ['open', 'ridges', 'islands', 'open'],
  north: ['peaks', 'peaks', 'ridges'],
  lagoon: ['atoll', 'atoll', 'islands'],
  rose: ['open', 'islands', 'ridges'],
  moonlight: ['ridges', 'open', 'headland'],
};

function scaleFor(profile: Profile, width: number, height: number, room: number): number {
  const share = 0.56 + 0.27 * smoothstep(18, 95, profile.length);
  const byLength = (width * share) / profile.length;
  const byHeight = (height * room) / profile.height;
  return Math.min(byLength, byHeight);
}

/** Returns a position of the sun beside the yacht, ahead or astern, as far as the frame has room. */
function besides(left: number, drawn: number, width: number, radius: number, toLeft: boolean, random: Random): number {
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
  const palette = pick(random, SCENE_PALETTES);
  const land = pick(random, LAND_OF[palette.name]);
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
    palette.name === 'noon' || random() < 0.12
      ? null
      : {
          x: besides(left, drawn, width, radius, facesLeft === random() < 0.75, random),
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
