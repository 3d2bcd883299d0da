import * as v from 'valibot';
import { MARKETS } from '../../market/market.ts';
import { matching, oneOf, optionalText, record, text, whole, withDefault } from '../../records/fields.ts';
import { rule } from '../../shared/schema-rule.ts';
import { ids } from './block-fields.ts';

const market = oneOf(MARKETS);
const QUERY = /^[a-z]{1,2}=[^\s#?]*$/;
const MOST_CARDS = 30;
const MOST_COMPARED = 4;

/**
 * Yachts as cards: named ones, or the results of a search. If the page has a sorting or a pagination block, the query
 * of the page's own address changes the search.
 */
export const yachtGridBlock = v.pipe(
  record({
    type: v.literal('yacht-grid'),
    title: optionalText,
    market,
    yachts: withDefault(ids(MOST_CARDS), []),
    /** A search in the form of the list's address, such as `l=destination:exumas`; '' for all. */
    query: withDefault(matching(QUERY, 'a search such as "l=destination:exumas"'), ''),
    /** The number of cards shown at a time. */
    limit: withDefault(whole({ min: 1, max: MOST_CARDS }), 6),
  }),
  rule(['query', 'yachts'], ({ query, yachts }) =>
    yachts.length > 0 && query !== '' ? 'must not be given beside yachts' : null,
  ),
);
export type YachtGridBlock = v.InferOutput<typeof yachtGridBlock>;

/** Yachts as lines, by their status on the market: for charter, for sale, or sold and still shown (source §3). */
export const yachtListBlock = record({
  type: v.literal('yacht-list'),
  title: optionalText,
  market_status: oneOf(['charter', 'sale', 'sold']),
  /** Ids, in this order; an empty list takes all yachts of the status, newest first. */
  yachts: withDefault(ids(60), []),
});
export type YachtListBlock = v.InferOutput<typeof yachtListBlock>;
export type MarketStatus = YachtListBlock['market_status'];

/** The main filters of a market, which lead to its list. */
export const searchFiltersBlock = record({ type: v.literal('search-filters'), title: optionalText, market });
export type SearchFiltersBlock = v.InferOutput<typeof searchFiltersBlock>;

/** The choice of order for the page's yacht grid. */
export const sortingBlock = record({ type: v.literal('sorting') });

/** Links to the other yachts of the page's yacht grid. */
export const paginationBlock = record({ type: v.literal('pagination') });

/** A comparison of some yachts. */
export const compareBlock = record({
  type: v.literal('compare'),
  title: optionalText,
  market,
  yachts: ids(MOST_COMPARED, 2),
});
export type CompareBlock = v.InferOutput<typeof compareBlock>;

/** A yacht drawn to scale: her profile, and her decks where there are plans. */
export const deckPlansBlock = record({ type: v.literal('deck-plans'), title: optionalText, yacht: text });
export type DeckPlansBlock = v.InferOutput<typeof deckPlansBlock>;

/** The head of a berth's page, from the page's own details. */
export const berthHeroBlock = record({
  type: v.literal('berth-hero'),
  title: text,
  standfirst: optionalText,
  image: optionalText,
  caption: optionalText,
});
export type BerthHeroBlock = v.InferOutput<typeof berthHeroBlock>;
