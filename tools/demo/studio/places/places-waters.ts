import type { Landscape } from '../shot.ts';
import { view } from '../view.ts';

/** Waters and coasts that any page may show. */
export const WATERS: readonly Landscape[] = [
  {
    name: 'lagoon-from-above',
    loa: 90,
    ...view('noon', 'high', 15, 0.14),
    shallow: { kind: 'bank', scale: 210, near: 1, bias: -0.02, ox: 5.3, oy: 7.1 },
  },
  {
    name: 'golden-islands',
    loa: 60,
    ...view('golden', 'bow34', 128, 0.2),
    cam: { z: 9, cy: -0.16 },
    terrain: [
      { kind: 'island', dist: 5200, width: 3800, az: 8, h: 170 },
      { kind: 'island', dist: 9000, width: 5500, az: -9, h: 330, seed: 11 },
      { kind: 'ridge', dist: 17000, width: 42000 },
    ],
  },
  {
    name: 'fjord-morning',
    loa: 60,
    ...view('morning', 'bow34', 70, 0.1),
    cam: { z: 7, cy: -0.18 },
    terrain: [
      { kind: 'alps', dist: 17000, width: 36000, seed: 4 },
      { kind: 'fjord', dist: 8000, width: 9500, az: -15, seed: 9 },
      { kind: 'fjord', dist: 6500, width: 8500, az: 16, seed: 12 },
    ],
  },
  {
    name: 'open-sea-dusk',
    loa: 60,
    ...view('dusk', 'bow34', 165, 0.3),
    cam: { z: 6, cy: -0.1 },
  },
  {
    name: 'sandbank',
    loa: 120,
    ...view('noon', 'aerial', -20, 0.12),
    shallow: { kind: 'bank', scale: 240, near: 1, bias: 0.22, ox: 21.4, oy: 3.9 },
  },
  {
    name: 'texture-deep-blue',
    loa: 46,
    ...view('noon', 'aerial', 60, 0.55),
    vig: 0.2,
    cam: { el: 34 },
  },
  {
    name: 'texture-golden-ripple',
    loa: 30,
    ...view('golden', 'aerial', 165, 0.22),
    cam: { el: 20 },
    vig: 0.2,
  },
  {
    name: 'reef-shallows',
    loa: 60,
    ...view('noon', 'top', 20, 0.12),
    vig: 0.3,
    shallow: { kind: 'bank', scale: 95, near: 1, bias: 0.06, ox: 14.2, oy: 31.7 },
  },
  {
    name: 'sunset-ridges',
    loa: 60,
    ...view('sunset', 'bow34', 150, 0.18),
    cam: { z: 12, cy: -0.14 },
    terrain: [
      { kind: 'ridge', dist: 8000, width: 22000, h: 420, seed: 21 },
      { kind: 'ridge', dist: 13000, width: 36000, h: 800, seed: 4 },
      { kind: 'ridge', dist: 20000, width: 52000, h: 1500, seed: 8 },
    ],
  },
  {
    name: 'texture-turquoise',
    loa: 24,
    ...view('noon', 'top', 30, 0.16),
    vig: 0.2,
    shallow: { kind: 'bank', scale: 260, near: 1, bias: 0.14, ox: 2.2, oy: 11.7 },
  },
  {
    name: 'low-cays',
    loa: 60,
    ...view('morning', 'bow34', 100, 0.14),
    cam: { z: 16, cy: -0.12 },
    wcol: { deep: [0.004, 0.06, 0.085] },
    terrain: [
      { kind: 'cay', dist: 1900, width: 1500, az: 7, h: 9 },
      { kind: 'low', dist: 4200, width: 3200, az: -8, seed: 9 },
      { kind: 'low', dist: 7000, width: 4600, az: 3, seed: 17 },
    ],
  },
  {
    name: 'open-sea-golden',
    loa: 60,
    ...view('golden', 'bow34', 60, 0.5),
    cam: { z: 5, cy: -0.06 },
    seed_sky: 2,
  },
  {
    name: 'texture-dusk-swell',
    loa: 30,
    ...view('dusk', 'aerial', 155, 0.4),
    cam: { el: 18 },
    vig: 0.2,
  },
  {
    name: 'blue-ridges',
    loa: 60,
    ...view('morning', 'bow34', 120, 0.1),
    cam: { z: 10, cy: -0.16 },
    terrain: [
      { kind: 'ridge', dist: 6500, width: 16000, az: 14, h: 420, seed: 33 },
      { kind: 'ridge', dist: 10000, width: 30000, h: 900, seed: 19 },
      { kind: 'alps', dist: 18000, width: 46000, h: 1700, snow: 900, seed: 31 },
    ],
  },
  {
    name: 'channel-between-banks',
    loa: 150,
    ...view('noon', 'high', -25, 0.14),
    shallow: { kind: 'bank', scale: 340, near: 1, bias: -0.03, ox: 12.6, oy: 27.9 },
  },
  {
    name: 'calm-bay-sunrise',
    loa: 60,
    ...view('sunset', 'bow34', -120, 0.08),
    cam: { z: 10, cy: -0.14 },
    terrain: [
      { kind: 'island', dist: 6000, width: 6000, az: 10, h: 260, seed: 41 },
      { kind: 'ridge', dist: 14000, width: 40000, h: 700, seed: 14 },
    ],
  },
];
