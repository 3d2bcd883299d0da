/** The kinds of pages (RT4). A kind determines a page's details, structured data and category in the site search. */
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
