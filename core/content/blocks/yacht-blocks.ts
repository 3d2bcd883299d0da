import type { Market } from '../../market/market.ts';
import type { RecordReader } from '../../records/record-reader.ts';
import { idsAt } from './block-fields.ts';

/**
 * Yachts as cards: named ones, or those that a search finds. Where the page has a sorting or a pagination block, the
 * search goes by the page's own address.
 */
export interface YachtGridBlock {
  readonly type: 'yacht-grid';
  readonly title: string | null;
  readonly market: Market;
  readonly yachts: readonly string[];
  /** A search as the list's address holds it, such as `l=destination:exumas`; '' for all. */
  readonly query: string;
  /** Cards shown at a time. */
  readonly limit: number;
}

/** Yachts as lines, by their standing on the market. Source §3. */
export interface YachtListBlock {
  readonly type: 'yacht-list';
  readonly title: string | null;
  readonly market_status: MarketStatus;
  /** Ids, in this order; none takes all that stand so, newest first. */
  readonly yachts: readonly string[];
}
/** Offered for charter, offered for sale, or sold and shown. */
export const MARKET_STATUSES = ['charter', 'sale', 'sold'] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

/** The main filters of a market, for a look at its list. */
export interface SearchFiltersBlock {
  readonly type: 'search-filters';
  readonly title: string | null;
  readonly market: Market;
}

/** How the page's yacht grid is ordered. */
export interface SortingBlock {
  readonly type: 'sorting';
}

/** The way to the other yachts of the page's yacht grid. */
export interface PaginationBlock {
  readonly type: 'pagination';
}

/** Some yachts side by side. */
export interface CompareBlock {
  readonly type: 'compare';
  readonly title: string | null;
  readonly market: Market;
  readonly yachts: readonly string[];
}

/** A yacht drawn to scale: her profile, and her decks where there are plans. */
export interface DeckPlansBlock {
  readonly type: 'deck-plans';
  readonly title: string | null;
  readonly yacht: string;
}

/** The head of a berth's page, from the page's own details. */
export interface BerthHeroBlock {
  readonly type: 'berth-hero';
  readonly title: string;
  readonly standfirst: string | null;
  readonly image: string | null;
  readonly caption: string | null;
}

const MARKET = ['charter', 'sale'] as const;
const QUERY = /^[a-z]{1,2}=[^\s#?]*$/;
const MOST_CARDS = 30;
const MOST_COMPARED = 4;

export function parseYachtGrid(block: RecordReader): YachtGridBlock {
  const yachts = block.optional('yachts', () => idsAt(block, 'yachts', MOST_CARDS)) ?? [];
  const query = block.optional('query', () =>
    block.matching('query', QUERY, 'a search such as "l=destination:exumas"'),
  );
  if (yachts.length > 0 && query !== null) block.problem('query', 'must not be given beside yachts');
  return {
    type: 'yacht-grid',
    title: block.optionalText('title'),
    market: block.oneOf('market', MARKET),
    yachts,
    query: query ?? '',
    limit: block.optional('limit', () => block.whole('limit', { min: 1, max: MOST_CARDS })) ?? 6,
  };
}

export function parseYachtList(block: RecordReader): YachtListBlock {
  return {
    type: 'yacht-list',
    title: block.optionalText('title'),
    market_status: block.oneOf('market_status', MARKET_STATUSES),
    yachts: block.optional('yachts', () => idsAt(block, 'yachts', 60)) ?? [],
  };
}

export function parseSearchFilters(block: RecordReader): SearchFiltersBlock {
  return { type: 'search-filters', title: block.optionalText('title'), market: block.oneOf('market', MARKET) };
}

export function parseCompare(block: RecordReader): CompareBlock {
  const yachts = idsAt(block, 'yachts', MOST_COMPARED);
  if (yachts.length === 1) block.problem('yachts', 'must be at least two');
  return { type: 'compare', title: block.optionalText('title'), market: block.oneOf('market', MARKET), yachts };
}

export function parseDeckPlans(block: RecordReader): DeckPlansBlock {
  return { type: 'deck-plans', title: block.optionalText('title'), yacht: block.text('yacht') };
}

export function parseBerthHero(block: RecordReader): BerthHeroBlock {
  return {
    type: 'berth-hero',
    title: block.text('title'),
    standfirst: block.optionalText('standfirst'),
    image: block.optionalText('image'),
    caption: block.optionalText('caption'),
  };
}
