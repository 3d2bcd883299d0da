import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { preferredLocale } from '../../core/locale/detect-locale.ts';
import { isLocale, type Locale } from '../../core/locale/locale.ts';
import { LOCALE_COOKIE } from '../../core/locale/locale-cookie.ts';
import { CURRENCY_COOKIE, UNIT_COOKIE } from '../../core/preferences/preference-cookies.ts';
import { type Currency, isCurrency } from '../../core/price/currency.ts';
import type { RequestedDisplay } from '../../core/search/query/search-query.ts';
import { isLengthUnit, type LengthUnit } from '../../core/yacht/length.ts';
import { acceptedLanguages } from './accepted-languages.ts';
import { cookiesOf } from './cookies.ts';

/** The visitor's facts that pages depend on, without personal data. */
export interface Visitor {
  readonly currency: Currency;
  readonly unit: LengthUnit;
  readonly cookieLocale: Locale | null;
  /** The locale of the cookie, else of the browser's languages (LO3); null where neither names one. */
  readonly preferredLocale: Locale | null;
  /** Part of the cache key. */
  readonly key: string;
}

export interface VisitorRules {
  /**
   * Returns the country, ISO 3166-1 alpha-2, from a CDN's header and the accepted languages; null where neither names
   * one.
   */
  readonly country: (clues: { readonly header: string | null; readonly languages: readonly string[] }) => string | null;
  readonly currencyOf: (country: string | null) => Currency;
  readonly unitOf: (country: string | null) => LengthUnit;
}

/** The visitor as a page is written for them, whose address may ask for a currency and a unit of its own. */
export function withRequestedDisplay(visitor: Visitor, asked: RequestedDisplay): Visitor {
  if (asked.currency === null && asked.unit === null) return visitor;
  const [currency, unit] = [asked.currency ?? visitor.currency, asked.unit ?? visitor.unit];
  return { ...visitor, currency, unit, key: visitorKey(currency, unit) };
}

function visitorKey(currency: Currency, unit: LengthUnit): string {
  return `${currency} ${unit}`;
}

const LONGEST_REMEMBERED = 1024;

/**
 * Creates the reader of visitors: currency and unit are the visitor's choice, else the country's usual ones
 * (PR6). Results are memoized by the raw headers.
 * @param onJunk receives the name of a cookie whose value is invalid; it is ignored
 */
export function createVisitorReader(
  rules: VisitorRules,
  countryHeader: string | null,
  onJunk: (cookie: string) => void = () => {},
  most = 2000,
): (request: { readonly headers: IncomingHttpHeaders }) => Visitor {
  const memo = new LRUCache<string, Visitor>({ max: most });
  return ({ headers }) => {
    const cookie = headers.cookie ?? '';
    const language = headers['accept-language'] ?? '';
    const named = countryHeader === null ? undefined : headers[countryHeader];
    const country = typeof named === 'string' ? named : '';
    const clues = `${country}\n${language}\n${cookie}`;
    const known = memo.get(clues);
    if (known !== undefined) return known;
    const visitor = readVisitor(rules, cookie, country, language, onJunk);
    if (clues.length <= LONGEST_REMEMBERED) memo.set(clues, visitor);
    return visitor;
  };
}

function readVisitor(
  rules: VisitorRules,
  cookie: string,
  header: string,
  language: string,
  onJunk: (cookie: string) => void,
): Visitor {
  const languages = acceptedLanguages(language);
  const country = rules.country({ header: header || null, languages });
  const cookies = cookiesOf({ cookie });
  const chosenCurrency = cookies[CURRENCY_COOKIE];
  const chosenUnit = cookies[UNIT_COOKIE];
  const locale = cookies[LOCALE_COOKIE] ?? null;
  for (const [name, value, makesSense] of [
    [CURRENCY_COOKIE, chosenCurrency, isCurrency(chosenCurrency)],
    [UNIT_COOKIE, chosenUnit, isLengthUnit(chosenUnit)],
    [LOCALE_COOKIE, locale, isLocale(locale)],
  ] as const) {
    if (typeof value === 'string' && !makesSense) onJunk(name);
  }
  const currency = isCurrency(chosenCurrency) ? chosenCurrency : rules.currencyOf(country);
  const unit = isLengthUnit(chosenUnit) ? chosenUnit : rules.unitOf(country);
  return {
    currency,
    unit,
    cookieLocale: isLocale(locale) ? locale : null,
    preferredLocale: preferredLocale(locale, languages),
    key: visitorKey(currency, unit),
  };
}
