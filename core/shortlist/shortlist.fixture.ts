import fc from 'fast-check';
import type { YachtId } from '../yacht/yacht.ts';
import { isYachtId } from './yacht-id.ts';

/** Ids for tests, as they are written. */
export function ids(...texts: readonly string[]): readonly YachtId[] {
  return texts.filter(isYachtId);
}

/** So many ids, each another. */
export function manyIds(count: number): readonly YachtId[] {
  return ids(...Array.from({ length: count }, (_, at) => `H-${at + 1}`));
}

const LETTERS = [...'abzABZ019._-'];
const randomId = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 8 })
  .filter(isYachtId)
  .map((id): YachtId => id);

/** Lists of ids, each once, no longer than that. */
export const randomIds = (maxLength: number) => fc.uniqueArray(randomId, { maxLength });

const piece = fc.constantFrom(
  ...['y', 'charter', 'sale', 'i', '=', '&', ',', '%2C', '%', '%zz', '?', '#', '+', ' ', '\u0000', '\ud800', 'é'],
  ...['H-001', 'H-002', 'a', '__proto__', 'constructor', 'utm'],
);
/** Queries that no page of ours wrote. */
export const hostileQuery = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.webQueryParameters(),
  fc.tuple(fc.constantFrom('y=a,', 'charter=a&', 'i=sale&', 'sale=,'), fc.nat(3000)).map(([part, n]) => part.repeat(n)),
);
