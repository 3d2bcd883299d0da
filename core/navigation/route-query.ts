import { CONTENT_QUERY_CODEC } from '../content/content-query.ts';
import { ENQUIRY_PAGE_CODEC, NEWSLETTER_PAGE_CODEC } from '../enquiry/form-queries.ts';
import { ESTIMATE_QUERY_CODEC } from '../estimate/estimate-query.ts';
import { ITINERARY_QUERY_CODEC } from '../itinerary/itinerary-query.ts';
import type { QueryCodec } from '../routing/query-codec.ts';
import type { Route } from '../routing/routes.ts';
import { listQuery, micrositeQuery, SEARCH_QUERY_CODEC } from '../search/query/search-query.ts';
import { COMPARISON_QUERY_CODEC } from '../shortlist/comparison-query.ts';
import { FAVOURITES_QUERY_CODEC } from '../shortlist/favourites-link.ts';
import { SITE_SEARCH_QUERY } from '../site-search/site-search-query.ts';

/** Routes whose pages are personal with any query: they hold a form's token or result, or a visitor's own list. */
const PERSONAL_ROUTES: ReadonlySet<Route['name']> = new Set(['enquire', 'newsletter', 'compare', 'favourites']);
/** Routes whose pages are personal if they have a query. */
const PERSONAL_QUERY_ROUTES: ReadonlySet<Route['name']> = new Set(['itinerary', 'yacht']);

const CODECS: Partial<Readonly<Record<Route['name'], QueryCodec>>> = {
  compare: COMPARISON_QUERY_CODEC,
  favourites: FAVOURITES_QUERY_CODEC,
  itinerary: ITINERARY_QUERY_CODEC,
  enquire: ENQUIRY_PAGE_CODEC,
  newsletter: NEWSLETTER_PAGE_CODEC,
  content: CONTENT_QUERY_CODEC,
};

/** Returns the codec of a route's query; null for routes without parameters. */
export function routeQuery(route: Route): QueryCodec | null {
  switch (route.name) {
    case 'yacht-list':
      return listQuery(route.market);
    case 'microsite':
      return micrositeQuery(route.market);
    case 'search':
      return route.category === 'web' ? SITE_SEARCH_QUERY : SEARCH_QUERY_CODEC;
    case 'yacht':
      return route.market === 'charter' ? ESTIMATE_QUERY_CODEC : null;
    default:
      return CODECS[route.name] ?? null;
  }
}

/** Returns whether a route shows a list whose length depends on the device (SE1). */
export function isListRoute(route: Route): boolean {
  if (route.name === 'search') return route.category === 'yachts';
  return route.name === 'yacht-list' || route.name === 'microsite';
}

/**
 * Returns whether a canonical query is personal, so that hardly any other visitor requests the same page: search words,
 * yachts to compare, favourites, dates of an estimate.
 */
export function isPersonalQuery(route: Route, query: string): boolean {
  if (PERSONAL_ROUTES.has(route.name)) return true;
  if (query === '') return false;
  const parameters = new URLSearchParams(query);
  return PERSONAL_QUERY_ROUTES.has(route.name) || parameters.has('q') || parameters.has('w');
}
