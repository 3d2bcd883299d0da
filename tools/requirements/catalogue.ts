/** All requirements by chapter: each id with a short summary. */
export const CHAPTERS = [
  {
    title: 'Routes',
    requirements: {
      RT1: 'a page of the content is found by its slug in a locale (page index)',
      RT2: 'table of routes: fixed paths, such as /compare/, /search/ and /favourites/',
      RT3: 'table of routes: paths of lists, yacht pages and berth pages',
      RT4: 'kinds of pages that the demo content must have',
      RT5: 'a page of the content has its own path in each locale',
      RT6: 'validity of a page of the content, and the two texts of a 404 (error view)',
      RT7: 'sitemap: which pages are indexed; robots.txt',
      RT8: 'microsite pages, which partners may frame',
    },
  },
  {
    title: 'Locales',
    requirements: {
      LO1: 'locale table; a further locale needs data only',
      LO2: 'locale strategies: which locale paths have a prefix (locale path)',
      LO3: 'preferred locale of a visitor: the locale cookie, the languages of the browser, a fallback',
      LO4: 'locale cookie: its name and lifetime, and when it is written',
      LO5: 'address redirect of the root, as configured',
      LO6: 'locale switch: messages, the page in the other language, then the cookie',
      LO7: 'message files, served, and kept for 24 hours in the message cache',
      LO8: 'check of messages: no hard-coded texts, no missing or unused keys, real Spanish',
    },
  },
  {
    title: 'Links and navigation policy',
    requirements: {
      LK1: 'links with a locale prefix and a trailing slash',
      LK2: 'link policy: tel:, mailto: and external links',
      LK3: 'link policy: refused schemes, and external addresses in navigation',
      LK4: 'redirects, built from rules; loops and chains are reported',
      LK5: 'prefetch policy; progress line of a page transition after 100 ms',
      LK6: 'navigation failures told apart; unknown route middleware',
    },
  },
  {
    title: 'Navigation between yachts',
    requirements: {
      YN1: 'list navigation: previous and next yacht, and the link back',
      YN2: 'list navigation: after a yacht that was opened from search, the bare search page leads to that search again',
      YN3: 'navigation context: the lists that a visit remembers, in session storage',
      YN4: 'navigation context: search mode, and lists that expire after 24 hours',
      YN5: 'navigation context: entries of a list, each yacht once, at most 300',
    },
  },
  {
    title: 'Yachts',
    requirements: {
      YA1: 'every field of the yacht; lengths in meters, feet and inches',
      YA2: 'market rules: the type that a page computes for a yacht',
      YA3: 'market rules: ghosts, and yachts without a page',
      YA4: 'features by category, as published for a market',
      YA5: 'ribbon of a yacht, such as new to market',
      YA6: 'particulars of a record: engines, up to 8 generators, stabilisers',
      YA7: 'yacht hit of a search: length, URL and id',
    },
  },
  {
    title: 'Prices',
    requirements: {
      PR1: 'price set of each currency; contract currency',
      PR2: 'how an amount of a currency is written; empty prices',
      PR3: 'price text of cards and pages, and the headline price that it shows',
      PR4: 'tax label of a sale price',
      PR5: 'season: its months; charter rates: those of the current season first',
      PR6: "currency and unit by the visitor's country, or as chosen",
      PR7: 'note to residents of the U.S. in the listing view of a yacht',
      PR8: 'link policy: phone numbers as tel: links',
    },
  },
  {
    title: 'Availability',
    requirements: {
      AV1: 'calendar of a yacht: periods without overlaps, horizon, age; what is unknown is never free',
      AV2: 'port of calendars: content files, a content system, feeds',
      AV3: 'nothing personal of a calendar leaves the site',
      AV4: 'calendar on the page of a yacht; the estimate by its free nights',
      AV5: 'search by dates',
      AV6: 'whether a yacht can be there: passages before and after a stay',
      AV7: 'where the fleet is, month by month',
      AV8: 'open weeks between bookings, and their feeds',
      AV9: 'iCalendar of each yacht',
      AV10: 'calendar days: no zone, summer time, leap day or end of year moves a booking',
    },
  },
  {
    title: 'Feeds of listings',
    requirements: {
      FD1: 'listings come in from feeds: OpenMarine, OpenYacht, NautiX, tables; what is wrong is left out and named',
      FD2: 'an import as a whole or not at all; guards; what an editor wrote over a yacht wins',
      FD3: 'pictures of feeds are fetched once, with limits',
      FD4: 'report of an import as text, data and page',
      FD5: 'feeds for partners, which validate and come back the same',
      FD6: 'alerts without an account: new, reduced, back on the market, free',
    },
  },
  {
    title: 'Content systems',
    requirements: {
      CM1: 'a content folder goes into an empty space of the content system, and a space comes back as one',
      CM2: 'previews in the frame of the content system’s editor: clicks lead to blocks, changes show without a reload; drafts are neither cached nor indexed',
      CM3: 'a signed webhook of the content system shows a change at once',
      CM4: 'a staging site on another space or branch by configuration alone: banner, noindex, folders and cookies of its own',
    },
  },
  {
    title: 'Media',
    requirements: {
      ME1: 'media asset: its fields; one that is missing',
      ME2: 'media reader: a gallery of a media service, and the log line of an HTTP error',
      ME3: 'image URLs, presets and formats',
      ME4: 'gallery of a market, and its film',
      ME5: 'lightbox of photographs',
    },
  },
  {
    title: 'Search',
    requirements: {
      SE1: 'index queries of the hosted search: attributes, page size, most hits; time limits',
      SE2: 'counted facets: all of them for an empty query',
      SE3: 'table of facets',
      SE4: 'a facet: its widget in the filter panel, its disjunctive counts',
      SE5: 'min:max ranges of facets',
      SE6: 'sort orders of lists',
      SE7: 'criteria as the query of an address',
      SE8: 'categories of site results; groups of suggestable names',
      SE9: 'search errors and their words; list results that are loading or empty',
      SE10: 'active filters as chips, the filter panel, the announced count',
    },
  },
  {
    title: 'Compare, favourites, itinerary',
    requirements: {
      CF1: 'comparison of yachts',
      CF2: 'favourites, kept without login',
      CF3: 'itinerary of days and places',
      CF4: 'the fleet to scale: yachts by length on one waterline, filtered as lists are',
    },
  },
  {
    title: 'Content',
    requirements: {
      CO1: 'blocks of a page: the schema of each type',
      CO2: 'a block that is unknown or wrong',
      CO3: 'heading: levels, sizes, colours',
      CO4: 'button: types, sizes, states',
      CO5: 'office: opening hours, local time, map',
      CO6: 'footer of every page, in the schema of the site',
      CO7: 'state of a page: titles, type, description',
      CO8: 'page address of a preview; drafts need a token',
      CO9: 'jump-to menu: active link, pinned bar',
      CO10: 'gallery layout: rows or two columns, by the counts of landscape and portrait pictures',
    },
  },
  {
    title: 'Contact and forms',
    requirements: {
      FM1: 'drawers of the enquiry form and of form links',
      FM2: 'to submit an enquiry: stored before the visitor is thanked, and delivered',
      FM3: 'newsletter subscriptions, confirmed by letter',
    },
  },
  {
    title: 'Shell',
    requirements: {
      UI1: 'page frame, rendered by the server, with a route announcer',
      UI2: 'error view: status, texts, way home; crawlers get no error page',
      UI3: 'keyboard mode, scroll lock, timings, breakpoints',
      UI4: 'build version: a newer build or a missing chunk reloads the page',
      UI5: 'plain characters and path of each document cookie',
      UI6: 'recommendations: related yachts',
    },
  },
  {
    title: 'Operation',
    requirements: {
      OP1: 'a container image whose steps can be replayed, and a compose file',
      OP2: 'backup of enquiries while the site runs, and restoring it on another machine',
      OP3: 'metrics, a dashboard and alert rules for them; traces that are passed on',
      OP4: 'a node that is behind says so, by a table',
    },
  },
  { title: 'HTTP client', requirements: { HT1: 'HTTP request: JSON body, retries; the outcome of an error status' } },
] as const;

type UnionOf<T> = T extends unknown ? keyof T : never;
export type RequirementId = Extract<UnionOf<(typeof CHAPTERS)[number]['requirements']>, string>;
