import { wordsOf } from '../../text/fold-text.ts';
import type { CruisingArea, Yacht, YachtKind } from '../../yacht/yacht.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { builderNames } from '../query-parser/vocabulary.ts';
import { areasOf, areaTexts, fieldWords, kindTexts, ownTexts } from './text-fields.ts';

/** The most words of a text that are searched for; further ones are ignored. */
const MAX_TERMS = 12;

/** The words of each field of a yacht, in the order of `TEXT_FIELDS`. */
export type YachtWords = readonly (readonly string[])[];

/** Makes a reader of yachts' words that caches the words which many yachts share. */
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

interface Cache<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

function memoized<Key, Made>(cache: Cache<Key, Made>, make: (key: Key) => Made): (key: Key) => Made {
  return (key) => {
    const made = cache.get(key) ?? make(key);
    cache.set(key, made);
    return made;
  };
}

/** The folded words that a text searches for, each once. */
export function searchTerms(text: string): readonly string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_TERMS);
}

/** Whether a list is sorted by relevance to its text, and by the default order only among equals. */
export function sortsByRelevance({ sort, text }: Pick<Criteria, 'sort' | 'text'>): boolean {
  return sort === 'default' && searchTerms(text).length > 0;
}
