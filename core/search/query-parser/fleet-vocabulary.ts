import type { Yacht } from '../../yacht/yacht.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Cached by fleet: a catalogue returns the same array until the fleet changes. */
const vocabularies = new WeakMap<readonly Yacht[], Vocabulary>();

/** The vocabulary of a fleet, cached. */
export function fleetVocabulary(fleet: readonly Yacht[]): Vocabulary {
  const vocabulary = vocabularies.get(fleet) ?? vocabularyOf(fleet);
  vocabularies.set(fleet, vocabulary);
  return vocabulary;
}
