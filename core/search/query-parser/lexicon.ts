import { memoized } from '../../shared/memoized.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { ListFacetKey } from '../facets/facets.ts';
import { keysOf, Phrases, phrasesOf, phraseWords } from './phrases.ts';
import { type FacetChoice, type Sense, TRADE_SENSES } from './senses.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** The phrases of the trade and of a fleet, by meaning. */
export interface Lexicon {
  readonly senses: Phrases<Sense>;
  readonly flagStates: Phrases<string>;
  readonly names: Phrases<true>;
  /** The folded words of each yacht's name. */
  readonly nameWords: readonly (readonly string[])[];
  /** Words that are never corrected. */
  readonly known: ReadonlySet<string>;
  /** Words that a misspelt word may be corrected to. */
  readonly correctable: readonly string[];
}

/** Returns the lexicon of a vocabulary, made once. */
export const lexiconOf = memoized(makeLexicon, new WeakMap());

function makeLexicon(vocabulary: Vocabulary): Lexicon {
  const senses = new Phrases<Sense>(mergeSenses);
  addTerms(senses, 'destination', vocabulary.destinations);
  addTerms(senses, 'builder', vocabulary.builders);
  addTerms(senses, 'class', vocabulary.classes);
  addTerms(senses, 'exterior', vocabulary.exteriorDesigners);
  addTerms(senses, 'interior', vocabulary.interiorDesigners);
  // After the fleet's names, which are the more likely correction of a misspelt word.
  for (const [key, sense] of TRADE_SENSES) for (const phrase of phrasesOf(key)) senses.add(phrase, sense);
  const flagStates = new Phrases<string>((one) => one);
  for (const key of keysOf('flag-state')) {
    for (const phrase of phrasesOf(key)) flagStates.add(phrase, key.slice('flag-state.'.length));
  }
  const names = new Phrases<true>(() => true);
  const nameWords = vocabulary.names.map(wordsOf);
  for (const words of nameWords) if (words.length > 1) names.add(words.join(' '), true);
  for (const name of vocabulary.names) if (/\s/.test(name.trim())) names.add(name, true);
  // Words with a meaning of their own come before words that occur in phrases only.
  const correctable = [...new Set([...senses.singles, ...senses.words, ...flagStates.words])];
  for (const phrase of phrasesOf('article')) senses.add(phrase, { article: true, glue: true });
  for (const phrase of phrasesOf('glue')) senses.add(phrase, { glue: true });
  const ownNames = [...nameWords.flat(), ...names.words];
  const known = new Set([...senses.words, ...flagStates.words, ...ownNames, ...vocabulary.features]);
  return { senses, flagStates, names, nameWords, known, correctable };
}

/** Merges two meanings of a phrase: `one` wins, but choices and companions of both are kept. */
function mergeSenses(one: Sense, other: Sense): Sense {
  const choices = [...(one.choices ?? []), ...(other.choices ?? [])];
  const companion = [...(one.companion ?? []), ...(other.companion ?? [])];
  return {
    ...other,
    ...one,
    ...(choices.length > 0 ? { choices } : {}),
    ...(companion.length > 0 ? { companion } : {}),
  };
}

function addTerms(senses: Phrases<Sense>, facet: ListFacetKey, terms: readonly Term[]): void {
  for (const { value, words, within } of terms) {
    const choice: FacetChoice = { facet, value, ...(within === undefined ? {} : { within }) };
    for (const phrase of new Set(words.map((word) => phraseWords(word).join(' '))))
      senses.add(phrase, { choices: [choice] });
  }
}
