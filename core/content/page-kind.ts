/** What a page is about: it decides its address, its structured data and the search category it is found under. */
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
