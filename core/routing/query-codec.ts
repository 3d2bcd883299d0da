import { readableQuery } from './query-length.ts';

/** What a page keeps in its query: which keys are its own, and the one way to write the same. */
export interface QueryCodec {
  readonly owns: (key: string) => boolean;
  /** '' or `?…`, whatever the query holds. Never throws. */
  readonly canonical: (query: string) => string;
}

/** The canonical query, with the parameters that are not the page's behind it, as they came (product.md SE7). */
export function canonicalQuery(codec: QueryCodec, query: string): string {
  const { foreign } = partsOf(codec, query);
  const parameters = [codec.canonical(query).slice(1), ...foreign].filter((part) => part !== '');
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/** Whether the page's own parameters stand as the codec writes them, wherever foreign ones stand. */
export function isCanonicalQuery(codec: QueryCodec, query: string): boolean {
  return codec.canonical(query).slice(1) === partsOf(codec, query).own.join('&');
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
