import * as v from 'valibot';
import { flag, oneOf, optionalText, record, text, whole, withDefault } from '../../records/fields.ts';
import { PAGE_KINDS } from '../page-kind.ts';
import { ids } from './block-fields.ts';

/** Pages of a kind: newest first, events by their day, people and destinations by name. */
export const entriesBlock = record({
  type: v.literal('entries'),
  of: oneOf(PAGE_KINDS),
  title: optionalText,
  /** The number of pages shown at a time. */
  limit: withDefault(whole({ min: 1, max: 60 }), 12),
  /** Whether all pages are listed, with pagination and categories; otherwise only the first ones. */
  all: withDefault(flag, false),
});
export type EntriesBlock = v.InferOutput<typeof entriesBlock>;

/** Related pages: those that this page names, else others of its kind. */
export const relatedBlock = record({ type: v.literal('related'), title: text });
export type RelatedBlock = v.InferOutput<typeof relatedBlock>;

/** People, each by the id of their page. */
export const peopleBlock = record({ type: v.literal('people'), title: optionalText, people: ids(40) });
export type PeopleBlock = v.InferOutput<typeof peopleBlock>;

/** A list of all pages for visitors (RT4). */
export const sitemapBlock = record({ type: v.literal('sitemap') });
