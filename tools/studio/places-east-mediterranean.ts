import { DRY } from './dry-land.ts';
import type { Place } from './shot.ts';
import { view } from './view.ts';

/** Destinations from Dalmatia to the Turkish coast, by destination id. */
export const EAST_MEDITERRANEAN: readonly Place[] = [
  {
    name: 'dalmatia',
    loa: 110,
    ...view('morning', 'bow34', 128, 0.1),
    seed_sky: 2,
    haze: 8000,
    cam: { z: 20, cy: -0.18, lens: 66 },
    terrain: [
      { kind: 'island', dist: 4800, width: 3600, az: -8, h: 150, seed: 121 },
      { kind: 'ridge', dist: 7600, width: 12000, az: 9, h: 300, taper: 1, seed: 122 },
      { kind: 'ridge', dist: 11500, width: 32000, h: 760, jag: 0.3, seed: 123 },
      { kind: 'ridge', dist: 17500, width: 46000, h: 1900, ridge: 0.8, seed: 124 },
    ],
  },
  {
    name: 'montenegro',
    loa: 60,
    ...view('dusk', 'stern34', 150, 0.06),
    haze: 9000,
    cam: { z: 8, cy: -0.17, lens: 52 },
    terrain: [
      { kind: 'fjord', dist: 7000, width: 6200, az: 20, h: 1350, snow: 0, jag: 0.6, seed: 131 },
      { kind: 'fjord', dist: 8200, width: 7600, az: -20, h: 1500, snow: 0, jag: 0.9, seed: 132 },
      { kind: 'ridge', dist: 14500, width: 36000, h: 1500, ridge: 0.9, jag: 0.4, seed: 133 },
    ],
  },
  {
    name: 'ionian-islands',
    loa: 60,
    ...view('golden', 'stern34', 104, 0.06),
    seed_sky: 2,
    haze: 9500,
    cam: { z: 11, cy: -0.17, lens: 70 },
    terrain: [
      { kind: 'island', dist: 5000, width: 3200, az: 9, h: 170, vegmax: 1.4, seed: 141 },
      {
        kind: 'island',
        dist: 8000,
        width: 7000,
        az: -6,
        h: 520,
        ramp: 900,
        freq: 1200,
        beach: 0,
        vegmax: 1.3,
        jag: 0.4,
        seed: 142,
      },
      { kind: 'ridge', dist: 16000, width: 40000, h: 1300, jag: 0.4, seed: 143 },
    ],
  },
  {
    name: 'saronic-gulf',
    loa: 60,
    ...view('sunset', 'profile', -118, 0.12),
    seed_sky: 1,
    haze: 9500,
    cam: { z: 7, cy: -0.13, lens: 66 },
    terrain: [
      { kind: 'island', dist: 4600, width: 2400, az: -10, h: 230, beach: 0, ...DRY, jag: 0.6, seed: 151 },
      { kind: 'island', dist: 7400, width: 5200, az: 8, h: 620, ramp: 700, freq: 1100, beach: 0, ...DRY, seed: 152 },
      { kind: 'ridge', dist: 15000, width: 40000, h: 850, seed: 153 },
    ],
  },
  {
    name: 'cyclades',
    loa: 60,
    ...view('golden', 'bow34', 58, 0.6),
    seed_sky: 1,
    haze: 14000,
    cam: { z: 4, cy: -0.1, lens: 64 },
    terrain: [
      { kind: 'ridge', dist: 6200, width: 8000, az: -9, h: 640, freq: 1700, taper: 1.5, ...DRY, seed: 161 },
      { kind: 'ridge', dist: 12000, width: 15000, az: 10, h: 1050, freq: 2000, taper: 1.4, ...DRY, seed: 162 },
    ],
  },
  {
    name: 'turkish-coast',
    loa: 60,
    ...view('morning', 'stern34', -88, 0.08),
    seed_sky: 1,
    haze: 10000,
    cam: { z: 10, cy: -0.16, lens: 54 },
    terrain: [
      {
        kind: 'ridge',
        dist: 5200,
        width: 6500,
        az: 14,
        h: 330,
        freq: 1300,
        taper: 1.5,
        ...DRY,
        vegmax: 0.85,
        seed: 171,
      },
      { kind: 'ridge', dist: 8200, width: 12000, az: -12, h: 640, taper: 1.2, ...DRY, vegmax: 0.75, seed: 172 },
      { kind: 'ridge', dist: 16500, width: 44000, h: 2100, ridge: 0.9, ...DRY, seed: 173 },
    ],
  },
];
