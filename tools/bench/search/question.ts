import type { Market } from '../../../core/market/market.ts';
import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import type { Display } from '../../../core/preferences/display.ts';
import type { Currency } from '../../../core/price/currency.ts';
import { facetsFor } from '../../../core/search/facets/facets.ts';

/** The one list that all peers answer for. */
export const MARKET: Market = 'charter';
export const CURRENCY: Currency = 'eur';
export const OFFERED = facetsFor(MARKET, CURRENCY);
export const DISPLAY: Display = { currency: CURRENCY, unit: 'meters', season: 'summer' };

/** A page of a list with everything that can be counted on it. */
export const OPTIONS: SearchOptions = { ...DISPLAY, pageSize: 30, facets: OFFERED.map(({ key }) => key) };

/** Of fleet and questions. */
export const SEED = 7;
