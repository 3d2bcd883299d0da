import { ALERT_PAGE_QUERY_RULES } from '../alerts/alert-page.ts';
import { CONTENT_QUERY_RULES } from '../content/content-query.ts';
import { ENQUIRY_PAGE_QUERY_RULES, NEWSLETTER_PAGE_QUERY_RULES } from '../enquiry/form-queries.ts';
import { ESTIMATE_QUERY_RULES } from '../estimate/estimate-query.ts';
import { ITINERARY_QUERY_RULES } from '../itinerary/itinerary-query.ts';
import type { QueryRules } from '../routing/query-rules.ts';
import type { Route } from '../routing/routes.ts';
import { listQueryRules, micrositeQueryRules, SEARCH_QUERY_RULES } from '../search/query/search-query.ts';
import { COMPARISON_QUERY_RULES } from '../shortlist/comparison-query.ts';
import { FAVOURITES_QUERY_RULES } from '../shortlist/favourites-link.ts';
import { SITE_SEARCH_QUERY_RULES } from '../site-search/site-search-query.ts';

/** Routes whose pages are always personal: they hold a form's token or result, or a visitor's own list. */
const PERSONAL_ROUTES: ReadonlySet<Route['name']> = new Set([
  'enquire',
  'newsletter',
  'alerts',
  'compare',
  'favourites',
]);
/** Routes whose pages are personal if they have a query. */
const PERSONAL_QUERY_ROUTES: ReadonlySet<Route['name']> = new Set(['itinerary', 'voyage', 'yacht']);

const QUERY_RULES: Partial<Readonly<Record<Route['name'], QueryRules>>> = {
  compare: COMPARISON_QUERY_RULES,
  favourites: FAVOURITES_QUERY_RULES,
  itinerary: ITINERARY_QUERY_RULES,
  voyage: ITINERARY_QUERY_RULES,
  enquire: ENQUIRY_PAGE_QUERY_RULES,
  newsletter: NEWSLETTER_PAGE_QUERY_RULES,
  alerts: ALERT_PAGE_QUERY_RULES,
  content: CONTENT_QUERY_RULES,
};

/** Returns the rules of a route's query; null for routes without parameters. */
export function routeQueryRules(route: Route): QueryRules | null {
  switch (route.name) {
    case 'yacht-list':
      return listQueryRules(route.market);
    case 'microsite':
      return micrositeQueryRules(route.market);
    case 'search':
      return route.scope === 'site' ? SITE_SEARCH_QUERY_RULES : SEARCH_QUERY_RULES;
    case 'yacht':
      return route.market === 'charter' ? ESTIMATE_QUERY_RULES : null;
    default:
      return QUERY_RULES[route.name] ?? null;
  }
}

/** Returns whether a route shows a list whose length depends on the device (SE1). */
export function isListRoute(route: Route): boolean {
  if (route.name === 'search') return route.scope === 'yachts';
  return route.name === 'yacht-list' || route.name === 'microsite';
}

/**
 * Returns whether a page with a canonical query is personal, so that hardly any other visitor requests the same one: it
 * shows search words, yachts to compare, favourites or an estimate, for example.
 */
export function isPersonalQuery(route: Route, query: string): boolean {
  if (PERSONAL_ROUTES.has(route.name)) return true;
  if (query === '') return false;
  const parameters = new URLSearchParams(query);
  return PERSONAL_QUERY_ROUTES.has(route.name) || parameters.has('q') || parameters.has('w');
}
