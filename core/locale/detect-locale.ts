import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

/** product.md LO3: the cookie, the browser's languages by their weight, a configured fallback, then the default. */
export function detectLocale(clues: {
  readonly cookie: string | null;
  readonly acceptLanguage: string | null;
  readonly fallback?: Locale | null;
}): Locale {
  if (isLocale(clues.cookie)) return clues.cookie;
  return languages(clues.acceptLanguage).find(isLocale) ?? clues.fallback ?? DEFAULT_LOCALE;
}

function languages(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((q) => q !== undefined);
      return { language: tag.trim().toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
