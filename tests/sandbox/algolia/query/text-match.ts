import type { Settings } from '../settings.ts';
import { textsOf } from '../settings-readers.ts';
import type { TextQuery } from './text-query.ts';
import { type AskedWord, matchWord, type WordMatch } from './word-match.ts';
import { textWords } from './words.ts';

/** The searched attributes of a record by weight, the highest first, then by name. */
export type SearchedTexts = readonly (readonly {
  readonly attribute: string;
  readonly values: readonly string[];
}[])[];

/** The criteria of a match; see "Ranking criteria" of the service. */
export interface TextMatch {
  readonly typos: number;
  /** Words of the query that the record contains. */
  readonly words: number;
  /** Words between neighbours of the query, at most 8 for each pair. */
  readonly proximity: number;
  /** Weight of the best attribute that contains a word, 0 at best. */
  readonly attribute: number;
  /** Words that match exactly. */
  readonly exact: number;
}

export const NO_WORDS: TextMatch = { typos: 0, words: 0, proximity: 0, attribute: 0, exact: 0 };
const FAR = 8;
/** The least letters of a single word that counts as exact. */
const MIN_EXACT_LETTERS = 3;
/** The penalty for a missing word in the sum of weights. */
const MISSING = 1_000_000;

interface IndexedWord {
  readonly folded: string;
  readonly attribute: string;
  readonly weight: number;
  /** Index among all words of the attribute's values, with a gap between two values. */
  readonly place: number;
  /** Whether it is the only word of the value. */
  readonly isAlone: boolean;
}

interface FoundWord extends WordMatch {
  readonly at: IndexedWord;
  readonly isExact: boolean;
}

/** The words of all records, matched with queries by the service's documented rules. */
export class TextTable {
  readonly #records: readonly (readonly IndexedWord[])[];

  constructor(texts: readonly SearchedTexts[]) {
    this.#records = texts.map(indexedWords);
  }

  /** Returns the best match of each record; null where it lacks a word in every reading of the query. */
  match(queries: readonly TextQuery[], settings: Settings): (TextMatch | null)[] {
    const known = queries.map(({ words }) => words.map(() => new Map<string, WordMatch | null>()));
    return this.#records.map((record) =>
      queries
        .map((query, at) => matched(record, query, settings, known[at] ?? []))
        .reduce((best, one) => (isBetter(one, best) ? one : best), null),
    );
  }
}

function indexedWords(texts: SearchedTexts): IndexedWord[] {
  return texts.flatMap((attributes, weight) =>
    attributes.flatMap(({ attribute, values }) => {
      let place = 0;
      return values.flatMap((value) => {
        const words = textWords(value);
        place += FAR;
        return words.map((word): IndexedWord => {
          place += 1;
          return { folded: word.folded, attribute, weight, place, isAlone: words.length === 1 };
        });
      });
    }),
  );
}

function matched(
  record: readonly IndexedWord[],
  { words, optional, synonym }: TextQuery,
  settings: Settings,
  known: readonly Map<string, WordMatch | null>[],
): TextMatch | null {
  if (words.length === 0) return NO_WORDS;
  const isSingle = words.length === 1;
  const found = words.map((asked, at) => {
    const matches = known[at] ?? new Map<string, WordMatch | null>();
    return bestFound(
      record,
      asked,
      matches,
      (match, word) => isExact(match, word, isSingle, synonym, settings),
      settings,
    );
  });
  if (found.some((one, at) => one === null && !optional.has(words[at]?.folded ?? ''))) return null;
  const there = found.filter((one) => one !== null);
  if (there.length === 0) return null;
  return {
    typos: there.reduce((sum, { typos }) => sum + typos, 0),
    words: there.length,
    proximity: there.slice(1).reduce((sum, one, at) => sum + between(there[at], one), 0),
    attribute: attributeRank(found, settings),
    exact: there.filter((one) => one.isExact).length,
  };
}

/**
 * Ranks by attributes: `sum` adds up the weights of the attributes that contain the words, and a penalty for each
 * missing word; `best` takes the best of them, `minProximity` the best of those with the nearest pair of words.
 */
function attributeRank(found: readonly (FoundWord | null)[], settings: Settings): number {
  const there = found.filter((one) => one !== null);
  const weights = there.map(({ at }) => at.weight);
  if (settings.attributeCriteriaComputedBy === 'sum') {
    return weights.reduce((sum, weight) => sum + weight, (found.length - there.length) * MISSING);
  }
  const pairs = there.slice(1).map((one, at) => ({ weight: one.at.weight, distance: between(there[at], one) }));
  const nearest = Math.min(...pairs.map(({ distance }) => distance));
  const isByPairs = settings.attributeCriteriaComputedBy !== 'best' && nearest < FAR;
  const nearPairs = pairs.filter(({ distance }) => distance === nearest).map(({ weight }) => weight);
  return Math.min(...(isByPairs ? nearPairs : weights));
}

/** Returns the nearest word of the record: by typos, then attribute, then exactness. */
function bestFound(
  record: readonly IndexedWord[],
  asked: AskedWord,
  known: Map<string, WordMatch | null>,
  exact: (match: WordMatch, word: IndexedWord) => boolean,
  settings: Settings,
): FoundWord | null {
  let best: FoundWord | null = null;
  for (const word of record) {
    let match = known.get(word.folded);
    if (match === undefined) {
      match = matchWord(asked, word.folded);
      known.set(word.folded, match);
    }
    if (match === null || !isAllowed(match, word, settings)) continue;
    const one: FoundWord = { ...match, at: word, isExact: exact(match, word) };
    if (best === null || rank(one, best) < 0) best = one;
  }
  return best;
}

function rank(a: FoundWord, b: FoundWord): number {
  return a.typos - b.typos || a.at.weight - b.at.weight || Number(b.isExact) - Number(a.isExact);
}

/** Attributes may be searched without typos, and without prefixes. */
function isAllowed(match: WordMatch, { attribute }: IndexedWord, settings: Settings): boolean {
  if (match.typos > 0 && textsOf(settings, 'disableTypoToleranceOnAttributes').includes(attribute)) return false;
  return match.how !== 'prefix' || !textsOf(settings, 'disablePrefixOnAttributes').includes(attribute);
}

function isExact(
  { typos, how }: WordMatch,
  word: IndexedWord,
  isSingle: boolean,
  synonym: TextQuery['synonym'],
  settings: Settings,
): boolean {
  if (typos > 0 || how === 'prefix') return false;
  if (textsOf(settings, 'disableExactOnAttributes').includes(word.attribute)) return false;
  const alternatives = textsOf(settings, 'alternativesAsExact');
  if (how === 'plural' && !alternatives.includes('ignorePlurals')) return false;
  if (synonym !== null && !alternatives.includes(synonym)) return false;
  if (!isSingle) return true;
  switch (settings.exactOnSingleWordQuery) {
    case 'none':
      return false;
    case 'word':
      return word.folded.length >= MIN_EXACT_LETTERS;
    default:
      return word.isAlone;
  }
}

function between(a: FoundWord | undefined, b: FoundWord): number {
  if (a === undefined || a.at.attribute !== b.at.attribute) return FAR;
  const distance = b.at.place - a.at.place;
  return distance > 0 ? Math.min(distance, FAR) : Math.min(1 - distance, FAR);
}

function isBetter(a: TextMatch | null, b: TextMatch | null): boolean {
  if (a === null || b === null) return b === null && a !== null;
  return (a.typos - b.typos || b.words - a.words || a.attribute - b.attribute || b.exact - a.exact) < 0;
}
