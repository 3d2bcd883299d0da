import type { Landform, Landscape } from '../shot.ts';
import { view } from '../view.ts';
import { HIGH, LUSH } from './green-land.ts';

/** The slopes of a volcano, which falls from the middle to both ends. */
const CONE: Pick<Landform, 'jag' | 'taper' | 'fadeL' | 'fadeR'> = { jag: 0.5, taper: 1.6, fadeL: 0.5, fadeR: 0.5 };

/** Destinations of the Caribbean and the Bahamas, by destination id. */
export const CARIBBEAN: readonly Landscape[] = [
  {
    name: 'leeward-islands',
    loa: 60,
    ...view('noon', 'bow34', 64, 0.5),
    seed_sky: 2,
    haze: 12000,
    cam: { z: 5, cy: -0.12, lens: 56 },
    terrain: [
      {
        ...HIGH,
        ...LUSH,
        dist: 8500,
        width: 7500,
        depth: 3000,
        az: 5,
        h: 1900,
        ramp: 1500,
        freq: 1900,
        ridge: 0.7,
        ...CONE,
        beach: 0,
        seed: 281,
      },
      { kind: 'ridge', dist: 17000, width: 14000, az: -13, h: 700, taper: 1.5, seed: 302 },
    ],
  },
  {
    name: 'virgin-islands',
    loa: 170,
    ...view('noon', 'aerial', -26, 0.18),
    seed_sky: 2,
    haze: 10500,
    cam: { el: 11, lens: 38, cy: -0.12 },
    shallow: { kind: 'bank', scale: 380, near: 1, bias: -0.2, ox: 33.4, oy: 8.6 },
    terrain: [
      { kind: 'island', ...LUSH, dist: 4300, width: 2200, az: 17, h: 170, seed: 311 },
      { kind: 'island', ...LUSH, dist: 5600, width: 3000, az: -15, h: 260, ramp: 520, seed: 312 },
      { kind: 'island', ...LUSH, dist: 7800, width: 6000, az: 2, h: 380, ramp: 700, jag: 0.6, seed: 313 },
    ],
  },
  {
    name: 'windward-islands',
    loa: 60,
    ...view('golden', 'stern34', 104, 0.24),
    seed_sky: 1,
    haze: 14000,
    cam: { z: 5, cy: -0.12, lens: 62 },
    terrain: [
      {
        kind: 'island',
        ...LUSH,
        dist: 7000,
        width: 4600,
        depth: 1900,
        h: 1550,
        ramp: 1900,
        steep: 1.2,
        freq: 1000,
        ridge: 0.6,
        ...CONE,
        beach: 0,
        seed: 178,
      },
      { kind: 'ridge', dist: 11500, width: 22000, az: 9, h: 700, taper: 1.2, seed: 323 },
    ],
  },
  {
    name: 'exumas',
    loa: 240,
    ...view('noon', 'aerial', 20, 0.1),
    haze: 10000,
    cam: { el: 15, lens: 36, cy: -0.1 },
    shallow: { kind: 'bank', scale: 330, near: 1, bias: 0.16, ox: 8.9, oy: 16.4 },
    terrain: [
      { kind: 'cay', dist: 3400, width: 1900, az: 18, h: 10, seed: 331 },
      { kind: 'cay', dist: 4600, width: 2600, az: -8, h: 12, seed: 332 },
      { kind: 'low', dist: 7000, width: 6500, az: 6, h: 26, seed: 333 },
    ],
  },
  {
    name: 'abacos',
    loa: 60,
    ...view('noon', 'profile', -60, 0.14),
    seed_sky: 2,
    haze: 9000,
    wcol: { deep: [0.006, 0.11, 0.125] },
    cam: { z: 9, cy: -0.14, lens: 72 },
    terrain: [
      { kind: 'cay', dist: 2000, width: 800, az: -9, h: 14, seed: 341 },
      { kind: 'low', dist: 3300, width: 1700, az: 9, h: 48, jag: 0.3, seed: 342 },
      { kind: 'low', dist: 6200, width: 9000, h: 70, jag: 0.5, seed: 343 },
    ],
  },
];
