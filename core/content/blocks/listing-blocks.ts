import { flag, oneOf, optionalText, record, text, whole, withDefault } from '../../records/fields.ts';
import { PAGE_KINDS } from '../page-kind.ts';
import { type BlockOf, ids } from './block-fields.ts';

export const LISTING_BLOCKS = {
  /** Pages of a kind: newest first, events by their day, people and destinations by name. */
  entries: record({
    of: oneOf(PAGE_KINDS),
    title: optionalText,
    /** The number of pages shown at a time. */
    limit: withDefault(whole({ min: 1, max: 60 }), 12),
    /** Whether all pages are listed, with pagination and categories; otherwise only the first ones. */
    all: withDefault(flag, false),
  }),

  /** Related pages: those that this page names, else others of its kind. */
  related: record({ title: text }),

  /** People, each by the id of their page. */
  people: record({ title: optionalText, people: ids(40) }),

  /** A list of all pages for visitors (RT4). */
  sitemap: record({}),
};

export type EntriesBlock = BlockOf<typeof LISTING_BLOCKS, 'entries'>;
export type RelatedBlock = BlockOf<typeof LISTING_BLOCKS, 'related'>;
export type PeopleBlock = BlockOf<typeof LISTING_BLOCKS, 'people'>;
