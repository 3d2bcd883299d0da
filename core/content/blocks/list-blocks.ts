import * as f from '../../records/fields.ts';
import { PAGE_KINDS } from '../page-kind.ts';
import { ids } from './block-fields.ts';

export const LIST_BLOCKS = {
  /** Pages of a kind, in the order of `core/content/page-order.ts`. */
  entries: f.record({
    of: f.oneOf(PAGE_KINDS),
    title: f.optionalText,
    limit: f.withDefault(f.integer({ min: 1, max: 60 }), 12),
    /** Whether all pages are listed, with pagination and categories; otherwise only the first ones. */
    all: f.withDefault(f.boolean, false),
  }),

  /** Related pages: first those that the page names, then others of its kind. */
  related: f.record({ title: f.text }),

  /** People, each by the id of their page. */
  people: f.record({ title: f.optionalText, people: ids(40) }),

  /** A list of the nights that are free between two charters in the next months, with feeds (AV8). */
  'open-weeks': f.record({}),

  /** A table by waters and month of the yachts that are free and there (AV7). */
  'when-and-where': f.record({}),

  /** All yachts by length on one waterline, to one scale, filtered as lists are (CF4). */
  'fleet-to-scale': f.record({}),

  /** A list of all pages for visitors (RT4). */
  sitemap: f.record({}),
};
