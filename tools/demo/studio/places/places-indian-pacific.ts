import type { Landform, Landscape } from '../shot.ts';
import { view } from '../view.ts';
import { HIGH, LUSH } from './green-land.ts';

/** Limestone standing straight out of the water. */
const TOWER: Pick<Landform, 'kind' | 'beach' | 'ramp' | 'steep' | 'freq' | 'ridge' | 'taper'> = {
  kind: 'island',
  beach: 0,
  ramp: 110,
  steep: 2.2,
  freq: 170,
  ridge: 0.9,
  taper: 1.2,
};
const GREEN_WATER: Landscape['wcol'] = { deep: [0.004, 0.075, 0.1] };

/** Destinations of the Indian Ocean and the Pacific, by destination id. */
export const INDIAN_PACIFIC: readonly Landscape[] = [
  {
    name: 'seychelles',
    loa: 60,
    ...view('morning', 'bow34', 76, 0.16),
    seed_sky: 2,
    haze: 10500,
    wcol: GREEN_WATER,
    cam: { z: 12, cy: -0.18, lens: 58 },
    terrain: [
      { kind: 'island', dist: 4800, width: 1700, az: 11, h: 110, rock: [0.22, 0.2, 0.185], vegmax: 1, seed: 351 },
      {
        ...HIGH,
        ...LUSH,
        dist: 8200,
        width: 9000,
        az: -6,
        h: 1050,
        ramp: 900,
        freq: 1700,
        ridge: 0.6,
        jag: 0.8,
        seed: 352,
      },
    ],
  },
  {
    name: 'maldives',
    loa: 250,
    ...view('noon', 'high', 26, 0.12),
    cam: { el: 38, cy: 0.04, lens: 44 },
    shallow: { kind: 'bank', scale: 180, near: 1, bias: -0.08, ox: 36.2, oy: 2.7 },
  },
  {
    name: 'andaman-sea',
    loa: 60,
    ...view('morning', 'stern34', 118, 0.06),
    clouds: 0.85,
    haze: 5200,
    wcol: GREEN_WATER,
    cam: { z: 9, cy: -0.17, lens: 56 },
    terrain: [
      { ...TOWER, ...LUSH, dist: 4800, width: 620, az: 10, h: 420, jag: 0.3, seed: 361 },
      { ...TOWER, ...LUSH, dist: 5600, width: 1000, az: -8, h: 520, jag: 0.6, seed: 362 },
      { ...TOWER, ...LUSH, dist: 7000, width: 900, az: 3, h: 480, jag: 0.6, seed: 363 },
      { ...TOWER, ...LUSH, dist: 8500, width: 2600, az: -15, h: 560, jag: 0.6, seed: 364 },
      { ...TOWER, ...LUSH, dist: 11000, width: 7000, az: 8, h: 620, jag: 0.5, seed: 365 },
    ],
  },
  {
    name: 'raja-ampat',
    loa: 190,
    ...view('noon', 'aerial', 28, 0.08),
    seed_sky: 1,
    haze: 9500,
    cam: { el: 13, lens: 38, cy: -0.13 },
    shallow: { kind: 'bank', scale: 190, near: 1, bias: 0.02, ox: 25.5, oy: 35.1 },
    terrain: [
      { ...TOWER, ...LUSH, dist: 3600, width: 520, az: 15, h: 300, seed: 371 },
      { ...TOWER, ...LUSH, dist: 4100, width: 700, az: -17, h: 340, jag: 0.3, seed: 372 },
      { ...TOWER, ...LUSH, dist: 4900, width: 600, az: 5, h: 330, jag: 0.5, seed: 373 },
      { ...TOWER, ...LUSH, dist: 5600, width: 1400, az: -6, h: 380, jag: 0.8, seed: 374 },
      { ...TOWER, ...LUSH, dist: 8500, width: 8000, az: 4, h: 420, ramp: 300, jag: 0.5, seed: 375 },
    ],
  },
  {
    name: 'whitsundays',
    loa: 250,
    ...view('noon', 'aerial', -22, 0.1),
    seed_sky: 2,
    haze: 11000,
    cam: { el: 17, lens: 36, cy: -0.08 },
    wcol: { sand: [0.4, 0.47, 0.43] },
    shallow: { kind: 'bank', scale: 420, near: 1, bias: 0.19, ox: 3.1, oy: 28.3 },
    terrain: [
      { kind: 'island', ...LUSH, dist: 5200, width: 3400, az: -16, h: 280, ramp: 600, beach: 14, seed: 381 },
      { kind: 'ridge', dist: 9500, width: 22000, az: 8, h: 480, vegmax: 1.1, taper: 1, seed: 382 },
    ],
  },
  {
    name: 'fiji',
    loa: 60,
    ...view('golden', 'bow34', 74, 0.12),
    seed_sky: 2,
    haze: 10500,
    wcol: GREEN_WATER,
    cam: { z: 14, cy: -0.22, lens: 54 },
    terrain: [
      { kind: 'cay', dist: 3000, width: 900, az: -10, h: 8, seed: 391 },
      { ...HIGH, ...LUSH, dist: 9000, width: 13000, az: 5, h: 1250, ramp: 1300, freq: 1500, jag: 0.6, seed: 392 },
    ],
  },
  {
    name: 'french-polynesia',
    loa: 210,
    ...view('noon', 'aerial', 16, 0.12),
    seed_sky: 1,
    haze: 12500,
    cam: { el: 12, lens: 42, cy: -0.18 },
    shallow: { kind: 'bank', scale: 280, near: 1, bias: 0.08, ox: 11.8, oy: 39.2 },
    terrain: [
      {
        ...HIGH,
        ...LUSH,
        dist: 8000,
        width: 8000,
        az: 3,
        h: 1300,
        ramp: 1100,
        freq: 1600,
        jag: 0.4,
        seed: 401,
      },
      { kind: 'low', dist: 5600, width: 3200, az: -17, h: 18, seed: 402 },
    ],
  },
];
