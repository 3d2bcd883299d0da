import type { Landscape } from '../shot.ts';
import { CARIBBEAN } from './places-caribbean.ts';
import { EAST_MEDITERRANEAN } from './places-east-mediterranean.ts';
import { INDIAN_PACIFIC } from './places-indian-pacific.ts';
import { NORTH } from './places-north.ts';
import { SECTIONS } from './places-sections.ts';
import { WATERS } from './places-waters.ts';
import { WEST_MEDITERRANEAN } from './places-west-mediterranean.ts';

/** All pictures without a yacht. Those of destinations have the destination's id, but do not claim to show it. */
export const LANDSCAPES: readonly Landscape[] = [
  ...WATERS,
  ...WEST_MEDITERRANEAN,
  ...EAST_MEDITERRANEAN,
  ...NORTH,
  ...CARIBBEAN,
  ...INDIAN_PACIFIC,
  ...SECTIONS,
];
