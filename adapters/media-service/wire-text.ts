import { DEFAULT_LOCALE, everyLocale, inEveryLocale, LOCALES, type Localized } from '../../core/locale/locale.ts';
import { fieldsOf } from './media-service-wire.ts';

/**
 * Returns a text for every locale; a missing one is filled with the default locale's or any other. Null where there is
 * none.
 */
export function localizedText(value: unknown): Localized | null {
  if (typeof value === 'string') return isSaid(value) ? everyLocale(value) : null;
  const texts = fieldsOf<Record<string, string>>(value);
  const [spare] = [DEFAULT_LOCALE, ...LOCALES.map(({ code }) => code)].map((code) => texts[code]).filter(isSaid);
  if (spare === undefined) return null;
  return inEveryLocale((locale) => {
    const text = texts[locale];
    return isSaid(text) ? text : spare;
  });
}

export function isSaid(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
