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
  /** Yacht names of more than one word. */
  readonly names: PhraseDictionary<true>;
  /** The folded words of each yacht's name, including one-word names. */
  readonly wordsByName: readonly (readonly string[])[];
  /** Words that are never corrected. */
  readonly known: ReadonlySet<string>;
  /** Words that a misspelt word may be corrected to, the preferred ones first. */
  readonly correctionTargets: readonly string[];
}

/** Returns the lexicon of a vocabulary; it is memoized per vocabulary. */
export const lexiconOf = memoized(makeLexicon, new WeakMap());

function makeLexicon(vocabulary: Vocabulary): Lexicon {
  const senses = new PhraseDictionary<Sense>(mergeSenses);
  addTerms(senses, 'destination', vocabulary.destinations);
  addTerms(senses, 'builder', vocabulary.builders);
  addTerms(senses, 'class', vocabulary.classes);
  addTerms(senses, 'exterior', vocabulary.exteriorDesigners);
  addTerms(senses, 'interior', vocabulary.interiorDesigners);
  // The trade's words are added last, so that a misspelt word is corrected to a builder or place first.
  for (const [key, sense] of TRADE_SENSES) for (const phrase of phrasesOf(key)) senses.add(phrase, sense);
  const flagStates = new PhraseDictionary<string>((first) => first);
  for (const key of queryWordKeysOf('flag-state')) {
    for (const phrase of phrasesOf(key)) flagStates.add(phrase, key.slice('flag-state.'.length));
  }
  const names = new PhraseDictionary<true>(() => true);
  const wordsByName = vocabulary.names.map(wordsOf);
  // A name is added with apostrophes and punctuation read as spaces, and as it is written: visitors type either.
  for (const words of wordsByName) if (words.length > 1) names.add(words.join(' '), true);
  for (const name of vocabulary.names) if (/\s/.test(name.trim())) names.add(name, true);
  // Words that are a phrase by themselves come before words that occur only inside longer phrases.
  const correctionTargets = [...new Set([...senses.singleWords, ...senses.words, ...flagStates.words])];
  for (const phrase of phrasesOf('article')) senses.add(phrase, { article: true, functionWord: true });
  for (const phrase of phrasesOf('function-word')) senses.add(phrase, { functionWord: true });
  const nameWords = [...wordsByName.flat(), ...names.words];
  const known = new Set([...senses.words, ...flagStates.words, ...nameWords, ...vocabulary.features]);
  return { senses, flagStates, names, wordsByName, known, correctionTargets };
}

/** Merges two meanings of a phrase: `first` wins, but the choices and the named facets of both are kept. */
function mergeSenses(first: Sense, second: Sense): Sense {
  const choices = [...(first.choices ?? []), ...(second.choices ?? [])];
  const namedFacets = [...(first.namedFacets ?? []), ...(second.namedFacets ?? [])];
  return {
    ...second,
    ...first,
    ...(choices.length > 0 ? { choices } : {}),
    ...(namedFacets.length > 0 ? { namedFacets } : {}),
  };
}

function addTerms(senses: PhraseDictionary<Sense>, facet: ListFacetKey, terms: readonly Term[]): void {
  for (const { value, names, region } of terms) {
    const choice: FacetChoice = { facet, value, ...(region === undefined ? {} : { region }) };
    for (const phrase of new Set(names.map((name) => phraseWords(name).join(' '))))
      senses.add(phrase, { choices: [choice] });
  }
}
