import { readableQuery } from './readable-query.ts';

/** What a page keeps in its query: which keys are its own, and the one way to write the same. */
export interface QueryCodec {
  readonly owns: (key: string) => boolean;
  /** '' or `?…`, whatever the query holds. Never throws. */
  readonly canonical: (query: string) => string;
}

/** A query as a page reads it. */
export interface ReadQuery {
  /** The page's own parameters in their one form: '' or `?…`. */
  readonly own: string;
  /** The same with the parameters that are not the page's behind them, as they came (product.md SE7). */
  readonly whole: string;
  /** Whether the page's own parameters came in that form, wherever foreign ones stand. */
  readonly isCanonical: boolean;
}

/** Reads a query once for all that an address needs to know of it. */
export function readQuery(codec: QueryCodec, query: string): ReadQuery {
  const { own, foreign } = partsOf(codec, query);
  const canonical = codec.canonical(query);
  const parameters = [canonical.slice(1), ...foreign].filter((part) => part !== '');
  return {
    own: canonical,
    whole: parameters.length === 0 ? '' : `?${parameters.join('&')}`,
    isCanonical: canonical.slice(1) === own.join('&'),
  };
}

export function canonicalQuery(codec: QueryCodec, query: string): string {
  return readQuery(codec, query).whole;
}

export function isCanonicalQuery(codec: QueryCodec, query: string): boolean {
  return readQuery(codec, query).isCanonical;
}

/** The raw parameters of a query, the page's apart from the others. */
function partsOf(
  codec: QueryCodec,
  query: string,
): { readonly own: readonly string[]; readonly foreign: readonly string[] } {
  const parts = readableQuery(query)
    .split('&')
    .filter((part) => part !== '');
  const isOwn = (part: string) => [...new URLSearchParams(part).keys()].every(codec.owns);
  return { own: parts.filter(isOwn), foreign: parts.filter((part) => !isOwn(part)) };
}
