import { DEFAULT_LOCALE, inEveryLocale, LOCALES, type Localized, sameInEveryLocale } from '../../core/locale/locale.ts';
import { fieldsOf } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

// These functions read the service's answers, which are not trusted: any field may be missing or have any value.

/**
 * Returns a text for every locale: a plain text for all of them; in place of a missing one, the default locale's or any
 * other. Null where there is none.
 */
export function localizedText(value: unknown): Localized | null {
  if (typeof value === 'string') return isFilledText(value) ? sameInEveryLocale(value) : null;
  const texts = fieldsOf(value);
  const [spare] = [DEFAULT_LOCALE, ...LOCALES.map(({ code }) => code)].map((code) => texts[code]).filter(isFilledText);
  if (spare === undefined) return null;
  return inEveryLocale((locale) => {
    const text = texts[locale];
    return isFilledText(text) ? text : spare;
  });
}

export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Validates a URL from outside: null where there is none, an error where browsers must not load it. */
export type AddressReader = (raw: unknown) => Result<string | null, string>;

const MAX_URL_LENGTH = 2_000;

/**
 * Creates a reader that allows the given origins only, as the pages' Content-Security-Policy does.
 * @param base base of relative URLs
 */
export function addressReader(base: string, origins: ReadonlySet<string>): AddressReader {
  return (raw) => {
    if (!isFilledText(raw)) return ok(null);
    if (raw.length > MAX_URL_LENGTH || !URL.canParse(raw, base)) return err('is not an address');
    const url = new URL(raw, base);
    // A blob URL has the origin of its creator.
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return err('is not a web address');
    if (!origins.has(url.origin) || url.username + url.password !== '')
      return err(`is of another origin: ${url.origin}`);
    url.hash = '';
    return ok(url.href);
  };
}
