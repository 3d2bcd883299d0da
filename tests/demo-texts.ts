import { inEveryLocale, type Localized } from '../core/locale/locale.ts';

/** Texts in the languages of the demonstration, for tests and the demo's generators. */
export interface DemoTexts<T> {
  readonly en: T;
  readonly es: T;
}

/**
 * Texts of the demonstration in every locale of the table. English stands for the languages that the demonstration is not
 * written in, so that a further locale needs no change of a test.
 */
export function demoTexts<T>(texts: DemoTexts<T>): Localized<T> {
  const written = new Map<string, T>(Object.entries(texts));
  return inEveryLocale((locale) => (written.has(locale) ? (written.get(locale) as T) : texts.en));
}
