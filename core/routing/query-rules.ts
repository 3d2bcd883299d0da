import { firstParts } from '../shared/first-parts.ts';
import { percentDecoded } from './fragment.ts';

/** The rules of a page's query: its own parameters and their canonical form. */
export interface QueryRules {
  /** Returns whether a parameter belongs to the page. */
  readonly owns: (key: string) => boolean;
  /** Returns the canonical form of any query: '' or `?…`. Never throws. */
  readonly canonical: (query: string) => string;
}

/** A query, split into the parameters of its page and others. */
export interface ReadQuery {
  /** The page's own parameters in canonical form: '' or `?…`. */
  readonly own: string;
  /** The page's own parameters in canonical form, followed by the foreign ones unchanged (SE7). */
  readonly whole: string;
  /** Whether the page's own parameters were in canonical form, regardless of foreign ones in between. */
  readonly isCanonical: boolean;
}

export function readQuery(rules: QueryRules, query: string): ReadQuery {
  const own: string[] = [];
  const foreign: string[] = [];
  const parameters = truncatedQuery(query)
    .split('&')
    .filter((one) => one !== '');
  const written = parameters.map((parameter) => parameter.split('=', 1)[0] ?? '');
  const names = written.some((name) => /[%+]/.test(name)) ? [...parametersOf(query).keys()] : written;
  for (const [at, parameter] of parameters.entries()) {
    (rules.owns(names[at] ?? '') ? own : foreign).push(parameter);
  }
  const canonical = rules.canonical(query);
  return {
    own: canonical,
    whole: queryOf([canonical.slice(1), ...foreign]),
    isCanonical: canonical.slice(1) === own.join('&'),
  };
}

export function canonicalQuery(rules: QueryRules, query: string): string {
  return readQuery(rules, query).whole;
}

export function isCanonicalQuery(rules: QueryRules, query: string): boolean {
  return readQuery(rules, query).isCanonical;
}

/** Joins encoded parameters into a query: '' for none, else `?…`. Empty ones are left out. */
export function queryOf(parameters: readonly string[]): string {
  const query = parameters.filter((parameter) => parameter !== '').join('&');
  return query === '' ? '' : `?${query}`;
}

/** Writes a query of parameters whose values need no encoding. Null is left out; a list repeats its parameter. */
export function writeQuery(values: Readonly<Record<string, string | number | readonly string[] | null>>): string {
  return queryOf(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [value].flat().map((item) => `${name}=${item}`),
    ),
  );
}

/** The most characters and parameters of a query that are read. */
const MAX_QUERY_LENGTH = 8192;
const MAX_PARAMETERS = 250;

/** Returns a query without its question mark, cut after the last whole parameter within the limits. */
export function truncatedQuery(query: string): string {
  const text = firstParts(query.startsWith('?') ? query.slice(1) : query, '&', MAX_PARAMETERS);
  return text.length <= MAX_QUERY_LENGTH ? text : text.slice(0, Math.max(text.lastIndexOf('&', MAX_QUERY_LENGTH), 0));
}

/** Reads the parameters of a query within the limits; parameters that were read before are returned as they are. */
export function parametersOf(query: string | URLSearchParams): URLSearchParams {
  return typeof query === 'string' ? new URLSearchParams(`?${wellFormedQuery(truncatedQuery(query))}`) : query;
}

const TAIL = '%[89ab][\\da-f]';
/** Matches the percent-encoded characters of UTF-8, of one to four bytes. */
const CHARACTER = [
  '%[0-7][\\da-f]',
  `%(?:c[2-9a-f]|d[\\da-f])${TAIL}`,
  `%(?:e0%[ab]|e[1-9a-cef]%[89ab]|ed%[89])[\\da-f]${TAIL}`,
  `%(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\\da-f]${TAIL}${TAIL}`,
].join('|');
const ESCAPES = new RegExp(`((?:${CHARACTER})+)|(?:(?!${CHARACTER})%[89a-f][\\da-f])+`, 'gi');

/**
 * Returns a query with U+FFFD in place of escapes that are no characters, and one percent sign in place of those that
 * begin no escape. For each parameter with such, the platform throws and catches an error, which takes longer than
 * reading a whole query.
 */
export function wellFormedQuery(query: string): string {
  if (percentDecoded(query) !== null) return query;
  return query
    .replace(/(?:%(?![\da-f]{2}))+/gi, '%25')
    .replace(ESCAPES, (_, characters: string | undefined) => characters ?? '%EF%BF%BD');
}
