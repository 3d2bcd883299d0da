import { isList, type Json } from '../json.ts';
import type { Settings } from '../settings.ts';
import { numberOf, textsOf } from '../settings-readers.ts';
import { PLURAL_LANGUAGES } from './plurals.ts';
import type { AskedWord } from './word-match.ts';
import { foldedWords } from './words.ts';

/** Folded words, and the words of a synonym that may replace them. */
export interface Alternative {
  readonly input: readonly string[];
  readonly words: readonly string[];
}

/** One reading of a query: words that a record must contain, except the optional ones. */
export interface TextQuery {
  readonly words: readonly AskedWord[];
  readonly optional: ReadonlySet<string>;
  /** The kind of synonym that it contains; null for the query itself. */
  readonly synonym: 'singleWordSynonym' | 'multiWordsSynonym' | null;
}

/** Returns every reading of a query: as it is, and with each synonym in place of its words. */
export function textQueries(query: string, settings: Settings, alternatives: readonly Alternative[]): TextQuery[] {
  return readingsOf(foldedWords(query), settings, alternatives);
}

/**
 * Returns the next queries where nothing was found, by `removeWordsIfNoResults`; each is tried in turn, until one has
 * results.
 */
export function shorterQueries(query: string, settings: Settings, alternatives: readonly Alternative[]): TextQuery[][] {
  const words = foldedWords(query);
  const fewer = (count: number, first: number) => readingsOf(words.slice(first, count), settings, alternatives);
  switch (settings.removeWordsIfNoResults) {
    case 'lastWords':
      return words.slice(1).map((_, dropped) => fewer(words.length - 1 - dropped, 0));
    case 'firstWords':
      return words.slice(1).map((_, dropped) => fewer(words.length, dropped + 1));
    case 'allOptional':
      return [readingsOf(words, { ...settings, optionalWords: words }, alternatives)];
    default:
      return [];
  }
}

function readingsOf(words: readonly string[], settings: Settings, alternatives: readonly Alternative[]): TextQuery[] {
  const optional = new Set(listed(settings.optionalWords).flatMap(foldedWords));
  const asked = words.map((word, place) => askedWord(word, place === words.length - 1, settings));
  const plain: TextQuery = { words: asked, optional, synonym: null };
  const replaced = alternatives.flatMap(({ input, words: others }) =>
    words.flatMap((_, from): TextQuery[] => {
      if (input.length === 0 || !input.every((word, offset) => words[from + offset] === word)) return [];
      const instead = others.map((word): AskedWord => ({ folded: word, maxTypos: 0, isPrefix: false, plurals: [] }));
      const rest = asked.slice(from + input.length);
      const synonym = others.length === 1 ? 'singleWordSynonym' : 'multiWordsSynonym';
      return [{ words: [...asked.slice(0, from), ...instead, ...rest], optional, synonym }];
    }),
  );
  return [plain, ...replaced];
}

function askedWord(word: string, isLast: boolean, settings: Settings): AskedWord {
  const { queryType } = settings;
  return {
    folded: word,
    maxTypos: maxTypos(word, settings),
    isPrefix: queryType === 'prefixAll' || (queryType === 'prefixLast' && isLast),
    plurals: pluralLanguages(settings),
  };
}

function maxTypos(word: string, settings: Settings): number {
  if (String(settings.typoTolerance) === 'false') return 0;
  if (/\d/.test(word) && settings.allowTyposOnNumericTokens === false) return 0;
  if (textsOf(settings, 'disableTypoToleranceOnWords').flatMap(foldedWords).includes(word)) return 0;
  if (word.length < numberOf(settings, 'minWordSizefor1Typo', 4)) return 0;
  return word.length < numberOf(settings, 'minWordSizefor2Typos', 8) ? 1 : 2;
}

/** `true` means the languages of the query, and all supported ones where none is named. */
function pluralLanguages(settings: Settings): readonly string[] {
  const { ignorePlurals } = settings;
  if (isList(ignorePlurals)) return textsOf(settings, 'ignorePlurals');
  if (String(ignorePlurals) !== 'true') return [];
  const languages = textsOf(settings, 'queryLanguages');
  return languages.length === 0 ? PLURAL_LANGUAGES : languages;
}

/** Returns a text or a list of texts as a list. */
function listed(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return isList(value) ? value.map(String) : [];
}
