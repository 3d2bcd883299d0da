/** All requirements by chapter: each id with a short summary. */
export const CHAPTERS = [
  {
    title: 'Routes',
    requirements: {
      RT1: 'content pages by slug and locale',
      RT2: 'named paths',
      RT3: 'lists, yacht pages, berth pages',
      RT4: 'pages that the demo content has: lists and pages of each kind, services, policies, a sitemap',
      RT5: 'a slug per locale',
      RT6: 'page validity, the texts of a 404',
      RT7: 'sitemaps and robots.txt',
      RT8: 'microsites for partners',
    },
  },
  {
    title: 'Locales',
    requirements: {
      LO1: 'locale table; a third needs data only',
      LO2: 'prefix strategies',
      LO3: 'order of detection',
      LO4: 'locale cookie',
      LO5: 'root redirect',
      LO6: 'switch of locale',
      LO7: 'message files, served and cached',
      LO8: 'no hard-coded words, real Spanish',
    },
  },
  {
    title: 'Links and navigation policy',
    requirements: {
      LK1: 'locale prefix and trailing slash',
      LK2: 'tel:, mailto:, external links',
      LK3: 'refused addresses and schemes',
      LK4: 'redirect rules, loops and chains named',
      LK5: 'prefetch, and progress after 100 ms',
      LK6: 'router failures told apart',
    },
  },
  {
    title: 'Navigation between yachts',
    requirements: {
      YN1: 'previous, next, back',
      YN2: 'back to search',
      YN3: 'navigation context in session storage',
      YN4: 'search mode; lists that expire',
      YN5: 'navigation entries from the search',
    },
  },
  {
    title: 'Yachts',
    requirements: {
      YA1: 'every field of the yacht; lengths in meters, feet and inches',
      YA2: 'market types and the computed type',
      YA3: 'ghost pages',
      YA4: 'features by category, as published',
      YA5: 'new to market, ribbons',
      YA6: 'generators, engines, stabilisers',
      YA7: 'search hit',
    },
  },
  {
    title: 'Prices',
    requirements: {
      PR1: 'a set per currency, contract currency',
      PR2: 'how money is written',
      PR3: 'the words of a price',
      PR4: 'tax label',
      PR5: 'seasons and their rates',
      PR6: 'currency and unit by country and choice',
      PR7: 'note on residents of the U.S.',
      PR8: 'telephone links',
    },
  },
  {
    title: 'Media',
    requirements: {
      ME1: 'media assets',
      ME2: 'gallery assets from an address',
      ME3: 'image addresses, sizes and formats',
      ME4: 'galleries and videos of a market',
      ME5: 'lightbox',
    },
  },
  {
    title: 'Search',
    requirements: {
      SE1: 'requests to the hosted index: page sizes, timeouts, log lines',
      SE2: 'an empty query counts all facets',
      SE3: 'facets',
      SE4: 'widgets of filters, disjunctive counts',
      SE5: 'min:max ranges',
      SE6: 'orders',
      SE7: 'the state is the address',
      SE8: 'categories of the site search and of suggestions',
      SE9: 'loading, failures, nothing found',
      SE10: 'filter panel, chips, announced count',
    },
  },
  {
    title: 'Compare, favourites, itinerary',
    requirements: { CF1: 'compare', CF2: 'favourites', CF3: 'itinerary' },
  },
  {
    title: 'Content',
    requirements: {
      CO1: 'pages made of blocks',
      CO2: 'unknown or wrong blocks',
      CO3: 'headings',
      CO4: 'buttons',
      CO5: 'offices and their map',
      CO6: 'footer',
      CO7: 'page state',
      CO8: 'preview',
      CO9: 'jump-to menu',
      CO10: 'slide layout',
    },
  },
  {
    title: 'Contact and forms',
    requirements: { FM1: 'drawers', FM2: 'enquiries that arrive', FM3: 'newsletter' },
  },
  {
    title: 'Shell',
    requirements: {
      UI1: 'server rendering, route announcer',
      UI2: 'error page',
      UI3: 'keyboard mode, scroll, breakpoints',
      UI4: 'build freshness',
      UI5: 'plain characters in cookies',
      UI6: 'recommendations',
    },
  },
  { title: 'HTTP client', requirements: { HT1: 'bodies, errors, retries' } },
] as const;

type UnionOf<T> = T extends unknown ? keyof T : never;
export type RequirementId = Extract<UnionOf<(typeof CHAPTERS)[number]['requirements']>, string>;
