import { memoized } from '../../shared/memoized.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { ListFacetKey } from '../facets/facets.ts';
import { PhraseDictionary, phrasesOf, phraseWords, queryWordKeysOf } from './phrase-dictionary.ts';
import { type FacetChoice, type Sense, TRADE_SENSES } from './senses.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** The phrases that the parser knows, each with its meaning, and the yachts' names. */
export interface Lexicon {
  readonly senses: PhraseDictionary<Sense>;
  readonly flagStates: PhraseDictionary<string>;
  /** The yachts' names of several words. */
  readonly names: PhraseDictionary<true>;
  /** The folded words of each yacht's name, also of names of one word. */
  readonly wordsByName: readonly (readonly string[])[];
  /** Words that are never corrected. */
  readonly known: ReadonlySet<string>;
  /** Words that a misspelt word may be corrected to, the preferred ones first. */
  readonly correctionTargets: readonly string[];
}

/** Returns the lexicon of a vocabulary, made once. */
export const lexiconOf = memoized(makeLexicon, new WeakMap());

function makeLexicon(vocabulary: Vocabulary): Lexicon {
  const senses = new PhraseDictionary<Sense>(mergeSenses);
  addTerms(senses, 'destination', vocabulary.destinations);
  addTerms(senses, 'builder', vocabulary.builders);
  addTerms(senses, 'class', vocabulary.classes);
  addTerms(senses, 'exterior', vocabulary.exteriorDesigners);
  addTerms(senses, 'interior', vocabulary.interiorDesigners);
  // The trade's words are added after builders and places, so that a misspelt word is corrected to one of those first.
  for (const [key, sense] of TRADE_SENSES) for (const phrase of phrasesOf(key)) senses.add(phrase, sense);
  const flagStates = new PhraseDictionary<string>((one) => one);
  for (const key of queryWordKeysOf('flag-state')) {
    for (const phrase of phrasesOf(key)) flagStates.add(phrase, key.slice('flag-state.'.length));
  }
  const names = new PhraseDictionary<true>(() => true);
  const wordsByName = vocabulary.names.map(wordsOf);
  // A name is added with its apostrophes and signs read as spaces, and as it is written, since visitors type either.
  for (const words of wordsByName) if (words.length > 1) names.add(words.join(' '), true);
  for (const name of vocabulary.names) if (/\s/.test(name.trim())) names.add(name, true);
  // Words that are a phrase by themselves come before words that occur only inside longer phrases.
  const correctionTargets = [...new Set([...senses.singles, ...senses.words, ...flagStates.words])];
  for (const phrase of phrasesOf('article')) senses.add(phrase, { article: true, functionWord: true });
  for (const phrase of phrasesOf('function-word')) senses.add(phrase, { functionWord: true });
  const ownNames = [...wordsByName.flat(), ...names.words];
  const known = new Set([...senses.words, ...flagStates.words, ...ownNames, ...vocabulary.features]);
  return { senses, flagStates, names, wordsByName, known, correctionTargets };
}

/** Merges two meanings of a phrase: `one` wins, but the choices and the named facets of both are kept. */
function mergeSenses(one: Sense, other: Sense): Sense {
  const choices = [...(one.choices ?? []), ...(other.choices ?? [])];
  const namedFacets = [...(one.namedFacets ?? []), ...(other.namedFacets ?? [])];
  return {
    ...other,
    ...one,
    ...(choices.length > 0 ? { choices } : {}),
    ...(namedFacets.length > 0 ? { namedFacets } : {}),
  };
}

function addTerms(senses: PhraseDictionary<Sense>, facet: ListFacetKey, terms: readonly Term[]): void {
  for (const { value, names, within } of terms) {
    const choice: FacetChoice = { facet, value, ...(within === undefined ? {} : { within }) };
    for (const phrase of new Set(names.map((name) => phraseWords(name).join(' '))))
      senses.add(phrase, { choices: [choice] });
  }
}
