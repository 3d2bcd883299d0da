import { firstParts } from '../shared/first-parts.ts';
import { toWellFormedEscapes } from '../shared/percent-encoding.ts';

/** The rules of a page's query: its own parameters and their canonical form. */
export interface QueryRules {
  /** Returns whether a parameter belongs to the page. */
  readonly owns: (key: string) => boolean;
  /** Returns the canonical form of any query: '' or `?…`. Never throws. */
  readonly canonical: (query: string) => string;
}

/** A query, split into the parameters of its page and others. */
export interface SplitQuery {
  /** The page's own parameters in canonical form: '' or `?…`. */
  readonly own: string;
  /** The page's own parameters in canonical form, followed by the foreign ones unchanged (SE7). */
  readonly whole: string;
  /** Whether the page's own parameters were in canonical form, regardless of foreign ones in between. */
  readonly isCanonical: boolean;
}

export function readQuery(rules: QueryRules, query: string): SplitQuery {
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
export function writeUnencodedQuery(
  values: Readonly<Record<string, string | number | readonly string[] | null>>,
): string {
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
  return typeof query === 'string' ? new URLSearchParams(`?${toWellFormedEscapes(truncatedQuery(query))}`) : query;
}
