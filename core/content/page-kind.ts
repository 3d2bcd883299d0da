/**
 * The kinds of pages. The kind determines a page's address, its structured data and its category in the site search.
 */
export const PAGE_KINDS = [
  'content',
  'destination',
  'event',
  'news',
  'editorial',
  'podcast',
  'person',
  'office',
  'berth',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
