import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { preferredLocale } from '../../core/locale/detect-locale.ts';
import { isLocale, type Locale } from '../../core/locale/locale.ts';
import { LOCALE_COOKIE } from '../../core/locale/locale-cookie.ts';
import { CURRENCY_COOKIE, UNIT_COOKIE } from '../../core/preferences/display.ts';
import { currencyForCountry, unitForCountry, visitorCountry } from '../../core/preferences/visitor-country.ts';
import { type Currency, isCurrency } from '../../core/price/currency.ts';
import type { RequestedDisplay } from '../../core/search/query/search-query.ts';
import { isLengthUnit, type LengthUnit } from '../../core/yacht/length.ts';
import { cookiesOf } from './cookies.ts';
import { acceptedLanguages } from './negotiation.ts';

/** The facts about a visitor that pages may depend on, without personal data. */
export interface Visitor {
  readonly currency: Currency;
  readonly unit: LengthUnit;
  readonly cookieLocale: Locale | null;
  /** The locale of the cookie, else of the browser's languages (LO3); null where neither names one. */
  readonly preferredLocale: Locale | null;
  /** Currency and unit, as a part of the page cache's key. */
  readonly cacheKeyPart: string;
}

/** Returns the visitor with currency and unit overridden by those in the page's address. */
export function withRequestedDisplay(visitor: Visitor, requested: RequestedDisplay): Visitor {
  if (requested.currency === null && requested.unit === null) return visitor;
  const [currency, unit] = [requested.currency ?? visitor.currency, requested.unit ?? visitor.unit];
  return { ...visitor, currency, unit, cacheKeyPart: cacheKeyPart(currency, unit) };
}

function cacheKeyPart(currency: Currency, unit: LengthUnit): string {
  return `${currency} ${unit}`;
}

const MAX_REMEMBERED = 2000;
/** Characters of the headers of one visitor. */
const MAX_REMEMBERED_LENGTH = 1024;

/**
 * Creates a function that reads the visitor from a request: currency and unit are the visitor's choice, else the
 * country's usual ones (PR6). Results are memoized by the raw headers; if the headers are too long, only for that
 * request.
 * @param onInvalidCookie receives the name of a cookie whose value is invalid and ignored
 */
export function createVisitorReader(
  countryHeader: string | null,
  onInvalidCookie: (cookie: string) => void = () => {},
): (request: { readonly headers: IncomingHttpHeaders }) => Visitor {
  const memo = new LRUCache<string, Visitor>({ max: MAX_REMEMBERED });
  const byRequest = new WeakMap<IncomingHttpHeaders, Visitor>();
  return ({ headers }) => {
    const cookie = headers.cookie ?? '';
    const language = headers['accept-language'] ?? '';
    const headerValue = countryHeader === null ? undefined : headers[countryHeader];
    const country = typeof headerValue === 'string' ? headerValue : '';
    const memoKey = `${country}\n${language}\n${cookie}`;
    const known = memo.get(memoKey) ?? byRequest.get(headers);
    if (known !== undefined) return known;
    const visitor = readVisitor(cookie, country, language, onInvalidCookie);
    if (memoKey.length <= MAX_REMEMBERED_LENGTH) memo.set(memoKey, visitor);
    else byRequest.set(headers, visitor);
    return visitor;
  };
}

function readVisitor(
  cookie: string,
  countryCode: string,
  language: string,
  onInvalidCookie: (cookie: string) => void,
): Visitor {
  const languages = acceptedLanguages(language);
  const country = visitorCountry({ header: countryCode || null, languages });
  const cookies = cookiesOf({ cookie });
  const chosen = <T>(name: string, isValid: (value: unknown) => value is T): T | null => {
    const value = cookies[name];
    if (isValid(value)) return value;
    if (value !== undefined) onInvalidCookie(name);
    return null;
  };
  const currency = chosen(CURRENCY_COOKIE, isCurrency) ?? currencyForCountry(country);
  const unit = chosen(UNIT_COOKIE, isLengthUnit) ?? unitForCountry(country);
  const cookieLocale = chosen(LOCALE_COOKIE, isLocale);
  return {
    currency,
    unit,
    cookieLocale,
    preferredLocale: preferredLocale(cookieLocale, languages),
    cacheKeyPart: cacheKeyPart(currency, unit),
  };
}

/** Returns whether a user agent is a crawler; crawlers never get the error page (UI2). */
export function isCrawler(userAgent: string | undefined): boolean {
  return isbot(userAgent);
}
