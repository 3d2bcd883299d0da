import { wordsOf } from '../../../core/text/fold-text.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { createPrng, type Prng } from '../../demo/fleet/prng.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** The fewest letters of a word with a typo, and of a word's beginning. */
const MIN_TYPO_LETTERS = 5;
const MIN_BEGINNING = 3;

/** The ways in which a word is typed, with one edit at most. */
const SLIPS = {
  exact: (word: string) => word,
  beginning: (word: string, prng: Prng) =>
    word.slice(0, prng.whole(Math.min(MIN_BEGINNING, word.length), Math.max(MIN_BEGINNING, word.length - 1))),
  insertion: (word: string, prng: Prng) => spliced(word, prng.whole(1, word.length), 0, letter(prng)),
  deletion: (word: string, prng: Prng) => spliced(word, prng.whole(1, word.length - 1), 1, ''),
  substitution: (word: string, prng: Prng) => {
    const place = prng.whole(1, word.length - 1);
    return spliced(word, place, 1, otherLetter(word.charAt(place), prng));
  },
  transposition: (word: string, prng: Prng) => {
    const place = prng.whole(0, word.length - 2);
    return spliced(word, place, 2, word.charAt(place + 1) + word.charAt(place));
  },
  'first letter': (word: string, prng: Prng) => spliced(word, 0, 1, otherLetter(word.charAt(0), prng)),
} as const;
export type Slip = keyof typeof SLIPS;
/** A quarter of the texts is exact, a quarter cut short, and half have one of five typos. */
const MIX: readonly Slip[] = [
  ...Array<Slip>(5).fill('exact'),
  ...Array<Slip>(5).fill('beginning'),
  ...(['insertion', 'deletion', 'substitution', 'transposition', 'first letter'] as const).flatMap((slip) => [
    slip,
    slip,
  ]),
];

export interface TextQuestion {
  readonly text: string;
  readonly slip: Slip;
  /** The yacht that the text was made from. */
  readonly meant: YachtId;
}

/** Draws texts: names of yachts as people type them, some after a word of the builder's name. */
export function textMix(seed: number, yachts: readonly Yacht[], count: number): readonly TextQuestion[] {
  const prng = createPrng(`${seed}/texts`);
  const long = yachts.filter(({ name }) => wordsOf(name).some((word) => word.length >= MIN_TYPO_LETTERS));
  return Array.from({ length: count }, (_, at) => {
    const slip = MIX[at % MIX.length] as Slip;
    const yacht = prng.pick(long);
    const builder = prng.chance(0.25) ? wordsOf(yacht.builder.name).slice(0, 1) : [];
    return { text: written([...builder, ...wordsOf(yacht.name)], slip, prng), slip, meant: yacht.id };
  });
}

function written(words: readonly string[], slip: Slip, prng: Prng): string {
  if (slip === 'beginning') return [...words.slice(0, -1), SLIPS.beginning(words.at(-1) ?? '', prng)].join(' ');
  const places = [...words.keys()].filter((at) => (words[at] ?? '').length >= MIN_TYPO_LETTERS);
  const place = prng.pick(places);
  return words.map((word, at) => (at === place ? SLIPS[slip](word, prng) : word)).join(' ');
}

function spliced(word: string, place: number, taken: number, put: string): string {
  return word.slice(0, place) + put + word.slice(place + taken);
}

function letter(prng: Prng): string {
  return ALPHABET.charAt(prng.whole(0, ALPHABET.length - 1));
}

function otherLetter(than: string, prng: Prng): string {
  const place = ALPHABET.indexOf(than) + prng.whole(1, ALPHABET.length - 1);
  return ALPHABET.charAt(place % ALPHABET.length);
}
