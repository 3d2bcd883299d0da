import type { Amenity } from '../../../core/yacht/yacht.ts';
import type { Design } from './design/design.ts';
import type { Prng } from './prng.ts';

type Chance = (loa: number, motor: boolean) => number;

/** Percentages of the fleet's plan above the length it gives, and usual ones of the trade below it. */
const CHANCES: readonly (readonly [Amenity, Chance])[] = [
  ['jacuzzi', (loa, motor) => (!motor ? (loa > 42 ? 0.15 : 0) : loa > 35 ? 0.75 : loa > 26 ? 0.3 : 0)],
  ['sauna', (loa, motor) => (loa > 60 ? 0.5 : loa > 45 && motor ? 0.25 : 0.02)],
  ['spa', (loa, motor) => (loa > 60 ? 0.5 : loa > 45 && motor ? 0.15 : 0)],
  ['gym', (loa, motor) => (loa > 40 ? (motor ? 0.5 : 0.25) : loa > 32 && motor ? 0.12 : 0)],
  ['cinema', (loa, motor) => (loa > 65 ? 0.5 : loa > 45 && motor ? 0.22 : 0)],
  ['beach-club', (loa, motor) => (loa > 45 ? 0.6 : motor && loa > 34 ? 0.32 : motor && loa > 26 ? 0.12 : 0)],
  ['elevator', (loa, motor) => (loa > 55 && motor ? 0.4 : 0)],
  ['master-on-main', (loa, motor) => (!motor ? 0 : loa > 60 ? 0.5 : loa > 34 ? 0.65 : loa > 28 ? 0.4 : 0)],
  ['tenders', () => 0.97],
  ['jet-skis', (_, motor) => (motor ? 0.9 : 0.5)],
  ['kayaks', () => 0.95],
  ['inflatables', () => 0.82],
  ['slide', (loa, motor) => (motor && loa > 28 ? 0.5 : loa > 40 ? 0.3 : 0.1)],
  ['jellyfish-pool', (loa, motor) => (motor && loa > 42 ? 0.3 : 0.03)],
  ['seabob', (loa) => (loa > 24 ? 0.73 : 0.45)],
];

export function drawAmenities(design: Design, stabilised: boolean, prng: Prng): Amenity[] {
  const drawn = CHANCES.filter(([, chance]) => prng.chance(chance(design.loaMeters, design.kind === 'motor'))).map(
    ([amenity]) => amenity,
  );
  const wheelchair = drawn.includes('elevator') && prng.chance(0.4);
  return [
    ...(stabilised ? ['stabilisers' as const] : []),
    ...(design.pool ? ['pool' as const] : []),
    ...(design.helipad ? ['helipad' as const] : []),
    ...drawn,
    ...(wheelchair ? ['wheelchair-friendly' as const] : []),
  ];
}
