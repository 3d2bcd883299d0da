import { wordsOf } from '../../text/fold-text.ts';
import { FIELD_COST, wordCost } from '../../text/word-cost.ts';
import type { CruisingArea, Yacht, YachtKind } from '../../yacht/yacht.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { builderNames } from '../query-parser/vocabulary.ts';
import { areasOf, areaTexts, fieldWords, kindTexts, ownTexts } from './text-fields.ts';

/** Words of a text that are looked for; what follows narrows nothing. */
const MAX_WORDS = 12;

/** The words of each field of a yacht, in the order of `TEXT_FIELDS`. */
export type YachtWords = readonly (readonly string[])[];

export function yachtWords(yacht: Yacht): YachtWords {
  return yachtWordReader()(yacht);
}

/** Reads the words of many yachts: what several share is taken apart once. */
export function yachtWordReader(): (yacht: Yacht) => YachtWords {
  const builder = memoized(new Map<string, Words>(), (name) => fieldWords(builderNames(name), 'builder'));
  const kind = memoized(new Map<YachtKind, Words>(), (of) => fieldWords(kindTexts(of), 'other'));
  const area = memoized(new WeakMap<CruisingArea, Words>(), (of) => fieldWords(areaTexts(of), 'other'));
  const text = memoized(new Map<string, Words>(), (of) => fieldWords([of], 'other'));
  return (yacht) => {
    const words = new Set(kind(yacht.kind));
    for (const own of ownTexts(yacht)) for (const word of text(own)) words.add(word);
    for (const where of areasOf(yacht)) for (const word of area(where)) words.add(word);
    return [fieldWords([yacht.name], 'name'), builder(yacht.builder.name), [...words]];
  };
}

type Words = readonly string[];

interface Memory<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

function memoized<Key, Made>(known: Memory<Key, Made>, make: (key: Key) => Made): (key: Key) => Made {
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/** The folded words that a text asks for, each once. */
export function searchTerms(text: string): readonly string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
}

/** Whether a list begins with what is nearest to its text, and goes by the default order only among equals. */
export function sortsByRelevance({ sort, text }: Pick<Criteria, 'sort' | 'text'>): boolean {
  return sort === 'default' && searchTerms(text).length > 0;
}

/**
 * How far a yacht is from what was asked, 0 at best: the sum of each asked word's cheapest match. Null where a word
 * finds nothing of hers. Typos weigh most, then the field, then how a word was met.
 */
export function textCost(words: YachtWords, asked: readonly string[]): number | null {
  let sum = 0;
  for (const word of asked) {
    const cost = Math.min(...words.map((list, field) => cheapest(word, list) + field * FIELD_COST));
    if (cost === Number.POSITIVE_INFINITY) return null;
    sum += cost;
  }
  return sum;
}

function cheapest(asked: string, words: readonly string[]): number {
  return words.reduce((least, word) => Math.min(least, wordCost(asked, word) ?? least), Number.POSITIVE_INFINITY);
}
