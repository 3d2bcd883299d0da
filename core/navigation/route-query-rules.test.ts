import { describe, expect, test } from 'vitest';
import { CONTENT_QUERY_RULES } from '../content/content-query.ts';
import { ENQUIRY_PAGE_QUERY_RULES, NEWSLETTER_PAGE_QUERY_RULES } from '../enquiry/form-queries.ts';
import { ESTIMATE_QUERY_RULES } from '../estimate/estimate-query.ts';
import { ITINERARY_QUERY_RULES } from '../itinerary/itinerary-query.ts';
import { matchRoute } from '../routing/routes.ts';
import { COMPARISON_QUERY_RULES } from '../shortlist/comparison-query.ts';
import { FAVOURITES_QUERY_RULES } from '../shortlist/favourites-link.ts';
import { isListRoute, isPersonalQuery, routeQueryRules } from './route-query-rules.ts';

const rulesAt = (path: string) => {
  const route = matchRoute(path);
  return route && routeQueryRules(route);
};
const ASKED = '?s=year-asc&p=2&i=sale&q=a&r=rate-eur:1:;price-eur:1:';

describe('SE7 the query parameters that a page keeps', () => {
  test.each([
    ['/yachts-for-charter/', '?q=a&r=rate-eur:1:&s=year-asc&p=2'],
    ['/yachts-for-sale/', '?q=a&r=price-eur:1:&s=year-asc&p=2'],
    ['/microsite/yachts-for-charter/', '?q=a&r=rate-eur:1:&s=year-asc&p=2'],
    ['/microsite/yachts-for-sale/', '?q=a&r=price-eur:1:&s=year-asc&p=2'],
    ['/search/', '?i=sale&q=a&r=price-eur:1:&s=year-asc&p=2'],
    ['/search/people/', '?i=sale&q=a&r=price-eur:1:&s=year-asc&p=2'],
    ['/search/web/', '?q=a&p=2'],
    ['/search/web/people/', '?q=a&p=2'],
  ])('%s', (path, query) => {
    expect(rulesAt(path)?.canonical(ASKED)).toBe(query);
  });

  test.each([
    ['/compare/', COMPARISON_QUERY_RULES],
    ['/favourites/', FAVOURITES_QUERY_RULES],
    ['/questions/', CONTENT_QUERY_RULES],
    ['/yacht-for-charter/aurora/', ESTIMATE_QUERY_RULES],
    ['/itinerary/', ITINERARY_QUERY_RULES],
    ['/voyage/', ITINERARY_QUERY_RULES],
    ['/enquire/', ENQUIRY_PAGE_QUERY_RULES],
    ['/newsletter/', NEWSLETTER_PAGE_QUERY_RULES],
  ])('those of its own feature: %s', (path, rules) => {
    expect(rulesAt(path)).toBe(rules);
  });

  test.each(['/', '/find/', '/yacht-for-sale/aurora/', '/berth-for-sale/x/'])('none: %s', (path) => {
    expect(matchRoute(path)).not.toBeNull();
    expect(rulesAt(path)).toBeNull();
  });
});

test.each([
  ['/yachts-for-charter/', true],
  ['/microsite/yachts-for-sale/', true],
  ['/search/', true],
  ['/search/people/', true],
  ['/search/web/', false],
  ['/compare/', false],
  ['/yacht-for-sale/aurora/', false],
  ['/enquire/', false],
  ['/', false],
])('SE1 the page size depends on the device: %s %j', (path, expected) => {
  const route = matchRoute(path);
  expect(route && isListRoute(route)).toBe(expected);
});

test.each([
  ['/search/', '?q=ketch', true],
  ['/search/', '?i=sale&q=ketch&p=2', true],
  ['/search/', '?l=amenity:gym&w=with+a+gym', true],
  ['/search/web/', '?q=ketch', true],
  ['/yachts-for-sale/', '?q=ketch', true],
  ['/compare/', '?sale=a,b', true],
  ['/favourites/', '?ids=a', true],
  ['/yacht-for-charter/aurora/', '?party=8', true],
  ['/yacht-for-charter/aurora/', '', false],
  ['/search/', '?i=sale', false],
  ['/search/', '?l=q:1', false],
  ['/yachts-for-sale/', '?l=kind:sail&p=2', false],
  ['/compare/', '', true],
  ['/favourites/', '', true],
  ['/itinerary/', '?v=1&days=calvi', true],
  ['/voyage/', '?v=1&days=calvi', true],
  ['/questions/', '', false],
])('the visitor’s own input or list is private: %s%s %j', (path, query, expected) => {
  const route = matchRoute(path);
  expect(route && isPersonalQuery(route, query)).toBe(expected);
});

test.each([
  ['/enquire/', ['', '?about=charter', '?reference=7KM2Q-94QFX']],
  ['/newsletter/', ['', '?confirm=a.b', '?stop=a.b', '?done=sent']],
])('FM2 FM3 a form and its answer are private, whatever the query: %s', (path, queries) => {
  const route = matchRoute(path);
  expect(route && queries.map((query) => isPersonalQuery(route, query))).toEqual(queries.map(() => true));
});
