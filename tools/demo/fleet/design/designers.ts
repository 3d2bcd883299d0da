import type { Prng } from '../prng.ts';

/** Fictional design studios. */
const EXTERIOR = [
  'Aldous & Wray',
  'Atelier Corvin',
  'Brandt Ostrow Yacht Design',
  'Cordell Vane',
  'Fenn Marchetti',
  'Hallam Roth Naval Design',
  'Studio Lorenzi Pace',
  'Maxence Duval Yachts',
  'Norrby & Falk',
  'Officina Tregua',
  'Quill & Strake',
  'Studio Savelli Orme',
  'Tessier Lund',
  'Varga Heath',
];
const INTERIOR = [
  'Amabel Stroud Interiors',
  'Atelier Corvin',
  'Casa Neri Studio',
  'Delacourt & Bligh',
  'Elio Santacroce',
  'Fenn Marchetti',
  'Greta Hallström Studio',
  'Studio Lorenzi Pace',
  'Maison Vaubert',
  'Ottoline Frame',
  'Pell & Harrow',
  'Sable Room',
  'Studio Savelli Orme',
  'Tomás Iriarte Studio',
];

/** Draws the designers; production yachts are often designed in-house, without a named studio. */
export function drawDesigners(
  isModel: boolean,
  prng: Prng,
): { exteriorDesigner: string | null; interiorDesigner: string | null } {
  return {
    exteriorDesigner: prng.chance(isModel ? 0.7 : 0.96) ? prng.pick(EXTERIOR) : null,
    interiorDesigner: prng.chance(isModel ? 0.6 : 0.95) ? prng.pick(INTERIOR) : null,
  };
}
