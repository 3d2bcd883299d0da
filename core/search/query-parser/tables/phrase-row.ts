/** A meaning and its phrases, one list for each language: English, Spanish. Case, accents and hyphens do not matter. */
export interface PhraseRow<Meaning> {
  readonly means: Meaning;
  readonly words: readonly (readonly string[])[];
}

/** The phrases of a row in every language; commas separate those of one text. */
export function phrasesOf({ words }: PhraseRow<unknown>): readonly string[] {
  return words.flat().flatMap((text) => text.split(', '));
}
