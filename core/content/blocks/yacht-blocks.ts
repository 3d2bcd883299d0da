import * as v from 'valibot';
import { MARKETS } from '../../market/market.ts';
import * as f from '../../records/fields.ts';
import { crossFieldRule } from '../../shared/cross-field-rule.ts';
import { ids } from './block-fields.ts';

const market = f.oneOf(MARKETS);
const QUERY = /^[a-z]{1,2}=[^\s#?]*$/;
const MAX_CARDS = 30;
const MAX_COMPARED = 4;

export const YACHT_BLOCK_SCHEMAS = {
  /**
   * Yachts as cards: named ones, or the results of a search. A sorting or pagination block lets the query of the page's
   * address set the order or the page of the first such search.
   */
  'yacht-grid': v.pipe(
    f.record({
      title: f.optionalText,
      market,
      yachts: f.withDefault(ids(MAX_CARDS), []),
      /** A search in the form of the list's address, such as `l=destination:exumas`; '' for all. */
      query: f.withDefault(f.matchingPattern(QUERY, 'a search such as "l=destination:exumas"'), ''),
      limit: f.withDefault(f.integer({ min: 1, max: MAX_CARDS }), 6),
    }),
    crossFieldRule(['query', 'yachts'], ({ query, yachts }) =>
      yachts.length > 0 && query !== '' ? 'must not be given beside yachts' : null,
    ),
  ),

  /** Yachts as lines, by their status: for charter, for sale, or sold and still shown as ghosts. */
  'yacht-list': f.record({
    title: f.optionalText,
    market_status: f.oneOf(['charter', 'sale', 'sold']),
    /** Ids, in this order; an empty list stands for all yachts of the status, the latest built first. */
    yachts: f.withDefault(ids(60), []),
  }),

  /** The main filters of a market, which lead to its list. */
  'search-filters': f.record({ title: f.optionalText, market }),

  /** The choice of order for the page's yacht grid. */
  sorting: f.record({}),

  /** Links to the other result pages of the page's yacht grid. */
  pagination: f.record({}),

  /** A comparison of some yachts. */
  compare: f.record({ title: f.optionalText, market, yachts: ids(MAX_COMPARED, 2) }),

  /** A yacht drawn to scale: her profile, and her decks where there are plans. */
  'deck-plans': f.record({ title: f.optionalText, yacht: f.text }),

  /** The head of a berth's page, from the page's own details. */
  'berth-hero': f.record({ title: f.text, standfirst: f.optionalText, image: f.optionalText, caption: f.optionalText }),
};
