import type { Design } from '../fleet/design/design.ts';
import type { YachtShot } from './shot.ts';

/** A picture of a yacht at one time of the day. */
export interface TimedShot {
  /** Local time: `06:50`. */
  readonly time: string;
  readonly shot: YachtShot;
}

/** One frame, so that nothing but the light changes. */
const FRAME = {
  camera: 'bow34',
  cam: { az: 34 },
  Hs: 0.2,
  terrain: [
    { kind: 'ridge', dist: 9000, width: 16_000, az: -14, h: 420, seed: 31, fadeL: 0.35, fadeR: 0.4 },
    { kind: 'island', dist: 6800, width: 2400, h: 170, az: 16, seed: 40 },
  ],
} as const;

const DAY: readonly TimedShot[] = [
  { time: '06:50', shot: { ...FRAME, scene: 'islands', light: 'morning', sun_rel: -112, seed_sky: 3 } },
  { time: '12:40', shot: { ...FRAME, scene: 'islands', light: 'noon', sun_rel: 35, seed_sky: 1 } },
  { time: '19:10', shot: { ...FRAME, scene: 'golden-bow', light: 'golden', sun_rel: 80, seed_sky: 2 } },
  { time: '20:25', shot: { ...FRAME, scene: 'sunset', light: 'sunset', sun_rel: 150, seed_sky: 2 } },
  { time: '20:51', shot: { ...FRAME, scene: 'dusk', light: 'dusk', sun_rel: 150, seed_sky: 2 } },
];

/** Returns the pictures of a yacht from dawn to night in one frame; none but for the yacht of the homepage. */
export function dayShots({ slug }: Pick<Design, 'slug'>): readonly TimedShot[] {
  return slug === 'solvbris' ? DAY : [];
}

/** Returns the name of a master of the day below content/media/yachts. */
export function dayFile(slug: string, time: string): string {
  return `${slug}-at-${time.replace(':', '')}.webp`;
}
