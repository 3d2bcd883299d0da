import type { Prng } from '../fleet/prng.ts';
import { banks, fjord, islands, ridges } from './places/land.ts';
import type { Sector } from './places/sector.ts';
import type { Aim, Camera, Light, Scene, YachtModel, YachtShot } from './shot.ts';

/** The choices from which a shot is made. */
export interface Setting {
  readonly scene: Scene;
  readonly light: Light;
  readonly sector: Sector;
}
type Recipe = (subject: YachtModel, setting: Setting, prng: Prng) => Omit<YachtShot, 'scene' | 'light'>;

const LEVEL: Readonly<Record<Sector, Camera>> = { bow: 'bow34', side: 'profile', quarter: 'stern34' };

/** A tall rig needs a camera further abeam, even with sails furled. */
const ABEAM: Readonly<Record<Sector, number>> = { bow: 52, side: 88, quarter: 128 };

/** Furls the sails, if there are any. */
function furled({ kind }: YachtModel): { sails?: false } {
  return kind === 'motor' ? {} : { sails: false };
}

/** A yacht at anchor, seen from deck height. */
function atAnchor(subject: YachtModel, sector: Sector): { camera: Camera; cam?: Aim; sails?: false } {
  const camera = LEVEL[sector];
  return subject.kind === 'motor' ? { camera } : { camera, cam: { az: ABEAM[sector] }, sails: false };
}

const LAGOON_AZIMUTHS = { bow: [28, 38, 52, 66], side: [82, 88, 96], quarter: [128, 138, 150] } as const;

const lagoon: Recipe = (subject, { sector }, prng) => ({
  camera: { bow: prng.pick(['aerial', 'high'] as const), side: 'high' as const, quarter: 'aerialstern' as const }[
    sector
  ],
  sun_rel: prng.pick([-28, -18, 14, 22, 30]),
  Hs: 0.14,
  ripple: 1,
  shallow: banks(subject.loaMeters, prng),
  cam: { az: prng.pick<number>(LAGOON_AZIMUTHS[sector]) },
  ...furled(subject),
});

const underway: Recipe = (_, { sector }, prng) => ({
  camera: sector === 'bow' ? 'aerial' : 'aerialstern',
  sun_rel: prng.pick([-30, 14, 22, 34]),
  speed: prng.whole(65, 100) / 100,
  Hs: prng.pick([0.2, 0.3, 0.4, 0.5]),
  cam: { el: prng.pick([17, 21, 25, 30]), az: prng.pick(sector === 'bow' ? [30, 40, 50] : [130, 140, 150]) },
});

const goldenStern: Recipe = (_, __, prng) => {
  const seed = prng.whole(0, 40);
  return {
    camera: 'stern34',
    sun_rel: prng.pick([-84, -78, -72, -66]),
    seed_sky: prng.pick([1, 2]),
    terrain: prng.pick([[], ridges(seed), islands(seed, prng), ridges(seed)]),
    cam: { az: prng.pick([138, 144, 150, 154]), z: prng.pick([4.5, 6.5, 9]) },
    Hs: prng.pick([0.1, 0.2, 0.3]),
  };
};

const goldenBow: Recipe = (_, __, prng) => {
  const seed = prng.whole(0, 40);
  return {
    camera: 'bow34',
    sun_rel: prng.pick([98, 104, 110, 116]),
    seed_sky: prng.pick([1, 2]),
    terrain: prng.pick([[], [], ridges(seed), islands(seed, prng)]),
    speed: prng.pick([0, 0.5, 0.7]),
    cam: { az: prng.pick([24, 30, 36, 42]) },
    Hs: prng.pick([0.2, 0.3, 0.4]),
  };
};

const profile: Recipe = (_, __, prng) => ({
  camera: 'profile',
  sun_rel: prng.pick([54, 62, -56, -64]),
  seed_sky: prng.pick([1, 2]),
  terrain: prng.pick([[], [], ridges(prng.whole(0, 40))]),
  speed: prng.pick([0, 0.55, 0.8]),
  cam: { az: prng.pick([80, 88, 96]), z: prng.pick([3, 4.5, 7]) },
  Hs: prng.pick([0.2, 0.3, 0.4]),
});

/** The camera faces the afterglow, so that the lit windows stand out. */
const dusk: Recipe = (subject, { sector }, prng) => ({
  ...atAnchor(subject, sector),
  sun_rel: prng.pick([-154, 150, 158]),
  terrain: prng.pick([[], ridges(prng.whole(0, 40))]),
  Hs: 0.16,
});

const sunset: Recipe = (subject, { sector }, prng) => ({
  ...atAnchor(subject, sector),
  sun_rel: prng.pick([126, 134, -128]),
  terrain: prng.pick([[], ridges(prng.whole(0, 40))]),
  Hs: prng.pick([0.2, 0.3]),
});

const beforeIslands: Recipe = (subject, { sector }, prng) => ({
  ...atAnchor(subject, sector),
  sun_rel: prng.pick(sector === 'bow' ? [95, 104, 112] : [-82, -74]),
  terrain: islands(prng.whole(0, 40), prng),
  Hs: prng.pick([0.1, 0.2, 0.3]),
});

const inFjord: Recipe = (subject, { sector }, prng) => ({
  ...atAnchor(subject, sector),
  sun_rel: { bow: 98, side: 56, quarter: -78 }[sector],
  terrain: fjord(prng.whole(0, 40)),
  Hs: 0.14,
});

const sailing: Recipe = (_, { light, sector }, prng) => {
  const seed = prng.whole(0, 40);
  return {
    camera: LEVEL[sector],
    sun_rel: { bow: 78, side: 28, quarter: -55 }[sector],
    speed: 0.55,
    heel: prng.pick([7, 10, 13]),
    terrain: prng.pick([[], ridges(seed), islands(seed, prng)]),
    Hs: prng.pick([0.3, 0.4, 0.5]),
    seed_sky: light === 'morning' ? 1 : prng.pick([1, 2]),
  };
};

const sailingSunset: Recipe = (_, { sector }, prng) => ({
  camera: LEVEL[sector],
  sun_rel: prng.pick([118, -124]),
  speed: 0.5,
  heel: 8,
  Hs: 0.3,
  terrain: [],
});

const sailingAerial: Recipe = (_, __, prng) => ({
  camera: 'aerial',
  sun_rel: prng.pick([22, 34, 46]),
  speed: 0.6,
  heel: 12,
  Hs: 0.4,
  cam: { el: prng.pick([20, 28, 36]), az: prng.pick([45, 54, 64]) },
});

const RECIPES: Readonly<Record<Scene, Recipe>> = {
  lagoon,
  underway,
  'golden-stern': goldenStern,
  'golden-bow': goldenBow,
  profile,
  dusk,
  sunset,
  islands: beforeIslands,
  fjord: inFjord,
  sailing,
  'sailing-sunset': sailingSunset,
  'sailing-aerial': sailingAerial,
};

/** Makes a shot. The numbers were found by looking at pictures; README.md describes their effect. */
export function makeShot(subject: YachtModel, setting: Setting, prng: Prng): YachtShot {
  const { scene, light } = setting;
  return { scene, light, ...RECIPES[scene](subject, setting, prng) };
}
