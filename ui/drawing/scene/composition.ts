import type { DrawnYacht } from '../drawn-yacht.ts';
import { clamp, smoothstep } from '../geometry.ts';
import { type Random, randomBetween, randomChoice } from '../random.ts';
import type { Profile } from '../shape.ts';
import { PALETTES, type PaletteName } from './scene-palette.ts';

export type LandKind = 'open' | 'ridges' | 'peaks' | 'islands' | 'headland' | 'atoll';

/** The layout of a scene. Pixels, y down. */
export type Composition = ReturnType<typeof composeScene>;

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

/** Returns the x of the sun or moon between the yacht's end and the frame's edge; at the edge if there is no room. */
function discPosition(yachtEnd: number, frameEdge: number, radius: number, random: Random): number {
  const outward = Math.sign(frameEdge - yachtEnd) || 1;
  const near = yachtEnd + outward * radius * 0.6;
  const edge = frameEdge - outward * radius * 1.15;
  if ((edge - near) * outward <= 0) return edge;
  return outward < 0 ? randomBetween(random, edge, near) : randomBetween(random, near, edge);
}

/** Composes a scene around a profile. */
export function composeScene(yacht: DrawnYacht, profile: Profile, width: number, height: number, random: Random) {
  const { light, lands } = randomChoice(random, SCENE_KINDS);
  const palette = PALETTES[light];
  const land = randomChoice(random, lands);
  const tall = profile.height > 0.6 * profile.length;
  const horizon = height * (tall ? randomBetween(random, 0.66, 0.76) : randomBetween(random, 0.52, 0.7));
  /** The yacht's waterline. */
  const waterline = horizon + height * randomBetween(random, 0.045, 0.085);
  /** The parts of the frame's width and height that the yacht may take. */
  const [across, up] = [0.56 + 0.27 * smoothstep(18, 95, profile.length), (waterline / height) * (tall ? 0.9 : 0.82)];
  /** Pixels per metre. */
  const scale = Math.min((width * across) / profile.length, (height * up) / profile.height);
  const drawn = profile.length * scale;
  const facesLeft = random() < 0.5;
  const lead = randomBetween(random, 0.02, 0.07) * width * (facesLeft ? 1 : -1);
  const margin = width * 0.06;
  /** Left end of the yacht's length. */
  const left = clamp((width - drawn) / 2 + lead, margin, width - margin - drawn);
  const radius = height * palette.discSize * randomBetween(random, 0.85, 1.2);
  const lift =
    palette.discSize < 0.07
      ? randomBetween(random, 0.35, 0.72)
      : randomChoice(random, land === 'ridges' || land === 'headland' ? [0.28, 0.36, 0.44] : [-0.04, 0.02, 0.1, 0.22]);
  const disc =
    light === 'noon' || random() < 0.12
      ? null
      : {
          x:
            random() < 0.75 === facesLeft
              ? discPosition(left, 0, radius, random)
              : discPosition(left + drawn, width, radius, random),
          y: horizon - radius * 0.5 - lift * (horizon - radius * 2),
          radius,
        };
  const underWay = yacht.drawing.style === 'fast' || (yacht.drawing.rig !== 'motor' ? random() < 0.7 : random() < 0.3);
  const { length } = profile;
  /** Where the stem meets the water, as a part of the yacht's length. */
  const entry = profile.entry / length;
  return { width, height, palette, land, horizon, waterline, left, scale, length, entry, facesLeft, disc, underWay };
}
