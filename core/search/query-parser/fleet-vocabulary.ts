import type { Yacht } from '../../yacht/yacht.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A catalogue gives the same fleet until it changes. */
const vocabularies = new WeakMap<readonly Yacht[], Vocabulary>();

/** The vocabulary of a fleet, made once. */
export function fleetVocabulary(fleet: readonly Yacht[]): Vocabulary {
  const vocabulary = vocabularies.get(fleet) ?? vocabularyOf(fleet);
  vocabularies.set(fleet, vocabulary);
  return vocabulary;
}
