import { MARKETS, type Market } from '../../market/market.ts';
import { parametersOf, type QueryRules, queryOf } from '../../routing/query-rules.ts';
import { type Criteria, withFiltersOnly } from '../criteria/criteria.ts';
import { decodeCriteria, encodeCriteria } from './criteria-query.ts';
import { DEFAULT_ZOOM, ZOOM_LEVELS, type ZoomLevel } from './fleet-zoom.ts';
import { isSearchKey, withMarket } from './search-query.ts';

/** The choices of market of the fleet to scale. */
export const FLEET_MARKETS = ['all', ...MARKETS] as const;
export type FleetMarket = (typeof FLEET_MARKETS)[number];

/** A request for the drawing of the fleet to scale: its yachts, and its zoom. */
export interface ToScaleRequest {
  readonly market: FleetMarket;
  /** The filters of one market, or those that both markets share: order, page and layout are the defaults. */
  readonly criteria: Criteria;
  readonly zoom: ZoomLevel;
}

/** Parameters of a list that the fleet to scale has no use for, and that belong to the lists of content pages. */
const LIST_KEYS = new Set(['s', 'p']);

/** Returns a request for yachts of a market that meet filters; for all markets, only the filters that these share count. */
export function toScaleRequest(
  market: FleetMarket,
  criteria: Criteria,
  zoom: ZoomLevel = DEFAULT_ZOOM,
): ToScaleRequest {
  const filters = withFiltersOnly(criteria);
  if (market !== 'all') return { market, criteria: withMarket(filters, market), zoom };
  return { market, criteria: MARKETS.toReversed().reduce(withMarket, withMarket(filters, 'charter')), zoom };
}

/** Writes a request as the query of a list, with the market in front and the zoom at the end: `?i=sale&l=…&zoom=2`. */
export function encodeToScale({ market, criteria, zoom }: ToScaleRequest): string {
  return queryOf([
    market === 'all' ? '' : `i=${market}`,
    encodeCriteria(criteria).slice(1),
    zoom === DEFAULT_ZOOM ? '' : `zoom=${zoom}`,
  ]);
}

/**
 * Reads what {@link encodeToScale} writes, and what a form sends; of several values the last valid one counts. Never
 * throws.
 */
export function decodeToScale(query: string | URLSearchParams): ToScaleRequest {
  const parameters = parametersOf(query);
  const last = (key: string) => parameters.getAll(key).at(-1);
  const market = FLEET_MARKETS.find((one) => one === last('i')) ?? 'all';
  const zoom = ZOOM_LEVELS.find((level) => String(level) === last('zoom')) ?? DEFAULT_ZOOM;
  return toScaleRequest(market, decodeCriteria(marketOf(market), parameters), zoom);
}

/** Returns the market in whose facets the filters of a request are written. */
function marketOf(market: FleetMarket): Market {
  return market === 'all' ? 'charter' : market;
}

/** The rules of the query of the fleet to scale. */
export const TO_SCALE_QUERY_RULES: QueryRules = {
  owns: (key) => key === 'zoom' || (isSearchKey(key) && !LIST_KEYS.has(key)),
  canonical: (query) => encodeToScale(decodeToScale(query)),
};
