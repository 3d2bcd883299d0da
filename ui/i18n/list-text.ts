import { type Locale, localeEntry } from '../../core/locale/locale.ts';

const formats = new Map<Locale, Intl.ListFormat>();

/** Joins items in a sentence: `pool, cinema and gym`, in Spanish `piscina, cine y gimnasio`. */
export function listText(items: readonly string[], locale: Locale): string {
  const known = formats.get(locale) ?? new Intl.ListFormat(localeEntry(locale).iso);
  formats.set(locale, known);
  return known.format(items);
}
