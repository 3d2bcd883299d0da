import type { Market } from '../../../core/market/market.ts';
import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import type { Display } from '../../../core/preferences/display.ts';
import type { Currency } from '../../../core/price/currency.ts';
import { facetsFor } from '../../../core/search/facets/facets.ts';

// The list that all peers search.
export const MARKET: Market = 'charter';
export const CURRENCY: Currency = 'eur';
export const OFFERED = facetsFor(MARKET, CURRENCY);
export const DISPLAY: Display = { currency: CURRENCY, unit: 'meters', season: 'summer' };

/** The options of a search that counts every facet. */
export const OPTIONS: SearchOptions = { ...DISPLAY, pageSize: 30, facets: OFFERED.map(({ key }) => key) };

/** The seed of fleet and questions. */
export const SEED = 7;
