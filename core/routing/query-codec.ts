/** Reads and writes the parameters of a page in its query. */
export interface QueryCodec {
  /** Returns whether a parameter belongs to the page. */
  readonly owns: (key: string) => boolean;
  /** Returns the canonical form of any query: '' or `?…`. Never throws. */
  readonly canonical: (query: string) => string;
}

/** A query, split into the parameters of its page and others. */
export interface ReadQuery {
  /** The page's own parameters in canonical form: '' or `?…`. */
  readonly own: string;
  /** The own parameters, followed by the foreign ones unchanged (SE7). */
  readonly whole: string;
  /** Whether the page's own parameters were in canonical form, regardless of foreign ones in between. */
  readonly isCanonical: boolean;
}

/** Reads the query of an address. */
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

/** Splits the raw parameters of a query into those of the page and the others. */
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

/** Characters of a query that are read at most. */
const MAX_QUERY_LENGTH = 8192;

/** Returns a query without its question mark, cut after the last whole parameter that fits. */
export function readableQuery(query: string): string {
  const text = query.startsWith('?') ? query.slice(1) : query;
  return text.length <= MAX_QUERY_LENGTH ? text : text.slice(0, Math.max(text.lastIndexOf('&', MAX_QUERY_LENGTH), 0));
}
