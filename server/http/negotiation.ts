import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Negotiator's `preferred` option, which its published types leave out: the order among encodings of equal weight. */
interface EncodingNegotiator {
  encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
}

/** The most characters of a header that are read. */
const MAX_HEADER_LENGTH = 500;
/** The most characters of a header whose encoding is remembered. */
const MAX_REMEMBERED_LENGTH = 200;
const remembered = new LRUCache<string, ContentEncoding>({ max: 200 });

/**
 * Returns the best encoding that an Accept-Encoding header allows: the one with the highest weight, or brotli if
 * weights are equal.
 */
export function acceptedEncoding(header: string | string[] | undefined): ContentEncoding {
  if (header === undefined || header === '') return 'identity';
  const text = (typeof header === 'string' ? header : header.join(',')).slice(0, MAX_HEADER_LENGTH);
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const encoding = negotiate(text);
  if (text.length <= MAX_REMEMBERED_LENGTH) remembered.set(text, encoding);
  return encoding;
}

function negotiate(header: string): ContentEncoding {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = negotiator.encoding(['br', 'gzip', 'x-gzip', 'identity'], { preferred: ['br', 'gzip', 'x-gzip'] });
  // RFC 9110 §8.4.1.3: x-gzip is gzip.
  if (best === 'x-gzip') return 'gzip';
  return best === 'br' || best === 'gzip' ? best : 'identity';
}

/**
 * Returns the language tags of an Accept-Language header, the one with the highest weight first, without those of
 * weight 0.
 */
export function acceptedLanguages(header: string): readonly string[] {
  return new Negotiator({ headers: { 'accept-language': header.slice(0, MAX_HEADER_LENGTH) } }).languages();
}
