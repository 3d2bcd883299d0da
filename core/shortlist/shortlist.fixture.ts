import fc from 'fast-check';
import type { YachtId } from '../yacht/yacht.ts';
import { cleanNote, type FavouritesList } from './favourites-list.ts';
import { isUrlSafeYachtId } from './yacht-id.ts';

/** Ids for tests, as they are written. */
export function ids(...texts: readonly string[]): readonly YachtId[] {
  return texts.filter(isUrlSafeYachtId);
}

/** Makes an id of a text. */
export function idNamed(text: string): YachtId {
  if (!isUrlSafeYachtId(text)) throw new Error(`${text} is no id.`);
  return text;
}

/** Makes that many different ids. */
export function manyIds(count: number): readonly YachtId[] {
  return ids(...Array.from({ length: count }, (_, at) => `H-${at + 1}`));
}

const LETTERS = [...'abzABZ019._-'];
const randomId = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 8 })
  .filter(isUrlSafeYachtId)
  .map((id): YachtId => id);

/** Lists of ids, each once, no longer than that. */
export const randomIds = (maxLength: number) => fc.uniqueArray(randomId, { maxLength });

/** Notes as visitors write them, and worse. */
export const randomNote = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...'ab ,~.-+%&=#\'"é€😀\n'), maxLength: 40 }),
  )
  .map(cleanNote);

/** Lists as a visitor keeps them, no longer than that. */
export const randomList = (maxLength: number): fc.Arbitrary<FavouritesList> =>
  fc.uniqueArray(fc.record({ id: randomId, note: randomNote }), { maxLength, selector: ({ id }) => id });

const piece = fc.constantFrom(
  ...['y', 'charter', 'sale', 'i', '=', '&', ',', '%2C', '%', '%zz', '?', '#', '+', ' ', '\u0000', '\ud800', 'é'],
  ...['H-001', 'H-002', 'a', '__proto__', 'constructor', 'utm'],
  ...[
    '&v=2',
    '&v=3',
    '&on=',
    '20261122',
    '&was=',
    'c185000eursl',
    '.s9eur',
    '&n=',
    '~',
    '&sum=',
    '&not=',
    'cut',
    'bad2',
  ],
);
/** Queries that no page of ours wrote. */
export const hostileQuery = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.webQueryParameters(),
  fc.tuple(fc.constantFrom('y=a,', 'charter=a&', 'i=sale&', 'sale=,'), fc.nat(3000)).map(([part, n]) => part.repeat(n)),
);
