import type { Landform, Landscape } from '../shot.ts';
import { view } from '../view.ts';

const GRANITE: Pick<Landform, 'beach' | 'rock' | 'veg'> = {
  beach: 0,
  rock: [0.2, 0.185, 0.17],
  veg: [0.02, 0.034, 0.02],
};
const MOOR: Pick<Landform, 'rock' | 'veg' | 'ridge'> = {
  rock: [0.1, 0.088, 0.066],
  veg: [0.062, 0.06, 0.034],
  ridge: 0.25,
};

/** Destinations of cold water, by destination id. */
export const NORTH: readonly Landscape[] = [
  {
    name: 'norwegian-fjords',
    loa: 60,
    ...view('morning', 'stern34', -70, 0.08),
    haze: 8500,
    cam: { z: 12, cy: -0.22, lens: 46 },
    terrain: [
      { kind: 'alps', dist: 15000, width: 34000, h: 1700, snow: 900, jag: 0.4, seed: 201 },
      { kind: 'fjord', dist: 6000, width: 7500, az: 21, h: 1500, snow: 950, taper: 0.9, seed: 202 },
      { kind: 'fjord', dist: 8500, width: 9000, az: -19, h: 1500, snow: 950, taper: 0.9, seed: 203 },
    ],
  },
  {
    name: 'scotland',
    loa: 60,
    ...view('golden', 'bow34', 96, 0.22),
    seed_sky: 2,
    haze: 11000,
    cam: { z: 7, cy: -0.14, lens: 60 },
    terrain: [
      { kind: 'ridge', dist: 5200, width: 7000, az: -12, h: 380, freq: 2200, taper: 1.4, ...MOOR, seed: 211 },
      { kind: 'ridge', dist: 8200, width: 14000, az: 9, h: 820, freq: 2600, taper: 1, ...MOOR, seed: 212 },
      { kind: 'ridge', dist: 13500, width: 38000, h: 1250, ...MOOR, seed: 213 },
    ],
  },
  {
    name: 'stockholm-archipelago',
    loa: 60,
    ...view('golden', 'profile', 64, 0.05),
    seed_sky: 1,
    haze: 9000,
    cam: { z: 10, cy: -0.14, lens: 80 },
    terrain: [
      { kind: 'low', dist: 2600, width: 700, az: 9, h: 64, vegmax: 0.7, ...GRANITE, seed: 221 },
      { kind: 'low', dist: 3600, width: 1500, az: -10, h: 80, vegmax: 1.1, ...GRANITE, jag: 0.4, seed: 222 },
      { kind: 'low', dist: 5200, width: 2400, az: 4, h: 90, ...GRANITE, seed: 223 },
      { kind: 'low', dist: 7500, width: 9000, h: 120, ...GRANITE, jag: 0.4, seed: 224 },
    ],
  },
  {
    name: 'new-england',
    loa: 60,
    ...view('morning', 'bow34', 80, 0.1),
    seed_sky: 1,
    haze: 9000,
    cam: { z: 9, cy: -0.15, lens: 66 },
    terrain: [
      { kind: 'low', dist: 2700, width: 1300, az: 10, h: 70, vegmax: 1.2, ...GRANITE, seed: 231 },
      { kind: 'low', dist: 4100, width: 2600, az: -7, h: 100, ...GRANITE, seed: 232 },
      { kind: 'island', dist: 6500, width: 9000, h: 240, ...GRANITE, jag: 0.4, seed: 233 },
    ],
  },
  {
    name: 'alaska',
    loa: 60,
    ...view('golden', 'bow34', 60, 0.08),
    seed_sky: 2,
    haze: 15000,
    cam: { z: 7, cy: -0.19, lens: 58 },
    terrain: [
      { kind: 'ridge', dist: 6500, width: 15000, az: 8, h: 330, veg: [0.022, 0.034, 0.024], vegmax: 1.2, seed: 241 },
      { kind: 'fjord', dist: 11000, width: 12000, az: -13, h: 1500, snow: 620, taper: 1, seed: 242 },
      { kind: 'alps', dist: 17000, width: 42000, h: 3000, snow: 500, jag: 0.3, seed: 243 },
    ],
  },
];
