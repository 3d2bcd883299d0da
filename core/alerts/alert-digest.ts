import { isMarket, type Market } from '../market/market.ts';
import { fieldsOf, parseJson } from '../shared/parse-json.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { type NewsKind, YACHT_NEWS_KINDS } from './fleet-changes.ts';

/** The most yachts of one letter. */
export const MAX_YACHTS_PER_LETTER = 12;

/** A piece of news of a yacht. */
export interface YachtNews {
  readonly id: YachtId;
  readonly market: Market;
  readonly kind: NewsKind;
  /** Her status before, as `encodeListingStatus` writes it; null for a yacht that nobody knew. */
  readonly was: string | null;
}

/** The answer to a question on a day: the news of at most twelve yachts, and how many more yachts there are. */
export interface AlertDigest {
  readonly items: readonly YachtNews[];
  readonly more: number;
}

/** Puts what matters most first, and keeps all news of as many yachts as a letter has. */
export function digestOfNews(items: readonly YachtNews[]): AlertDigest {
  const sorted = items.toSorted((a, b) => YACHT_NEWS_KINDS.indexOf(a.kind) - YACHT_NEWS_KINDS.indexOf(b.kind));
  const yachts = [...new Set(sorted.map(({ id }) => id))];
  const named = new Set(yachts.slice(0, MAX_YACHTS_PER_LETTER));
  return { items: sorted.filter(({ id }) => named.has(id)), more: yachts.length - named.size };
}

export function encodeDigest(digest: AlertDigest): string {
  return JSON.stringify(digest);
}

/** Reads what {@link encodeDigest} writes; what cannot be read is left out. Never throws. */
export function decodeDigest(text: string): AlertDigest {
  const { items, more } = fieldsOf(parseJson(text));
  return {
    items: Array.isArray(items) ? items.flatMap(readItem) : [],
    more: typeof more === 'number' ? more : 0,
  };
}

function readItem(value: unknown): readonly YachtNews[] {
  const { id, market, kind, was } = fieldsOf(value);
  const known = YACHT_NEWS_KINDS.find((one) => one === kind);
  if (typeof id !== 'string' || !isMarket(market) || known === undefined) return [];
  return [{ id: id as YachtId, market, kind: known, was: typeof was === 'string' ? was : null }];
}
