type Singulars = (word: string) => readonly string[];

/** Endings and their singulars; the service has dictionaries, this stand-in the regular rules. */
const SINGULARS: Readonly<Record<string, Singulars>> = {
  en: (word) => [
    ...(/ies$/.test(word) ? [`${word.slice(0, -3)}y`] : []),
    ...(/(?:[sxz]|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(/[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
  ],
  es: (word) => [
    ...(/ces$/.test(word) ? [`${word.slice(0, -3)}z`] : []),
    ...(/[^aeiou]es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(/[aeiou]s$/.test(word) ? [word.slice(0, -1)] : []),
  ],
};
/** Shorter words have no plural here. */
const MIN_LETTERS = 3;

/** Languages whose plurals this stand-in knows. */
export const PLURAL_LANGUAGES: readonly string[] = Object.keys(SINGULARS);

/** Returns whether two folded words are singular and plural, or two plurals, of one word in one of the languages. */
export function isSameWord(a: string, b: string, languages: readonly string[]): boolean {
  return languages.some((language) => {
    const forms = formsOf(a, language);
    return formsOf(b, language).some((form) => forms.includes(form));
  });
}

function formsOf(word: string, language: string): readonly string[] {
  const singulars = SINGULARS[language]?.(word) ?? [];
  return [word, ...singulars.filter((singular) => singular.length >= MIN_LETTERS)];
}
