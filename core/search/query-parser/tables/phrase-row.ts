/** One meaning and the phrases for it, a list a language: English, Spanish. Case, accents and hyphens do not count. */
export interface PhraseRow<Meaning> {
  readonly means: Meaning;
  readonly words: readonly (readonly string[])[];
}

/** The phrases of a row in every language; those in one text are set apart by commas. */
export function phrasesOf({ words }: PhraseRow<unknown>): readonly string[] {
  return words.flat().flatMap((text) => text.split(', '));
}
