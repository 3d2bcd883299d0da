import type { RecordReader } from '../../records/record-reader.ts';
import { PAGE_KINDS, type PageKind } from '../page-kind.ts';
import { idsAt } from './block-fields.ts';

/** Pages of a kind: newest first, events by their day, people and destinations by name. */
export interface EntriesBlock {
  readonly type: 'entries';
  readonly of: PageKind;
  readonly title: string | null;
  /** Shown at a time. */
  readonly limit: number;
  /** Whether all of them are listed, page after page, by category; else only the first ones, with no way on. */
  readonly all: boolean;
}

/** Pages that go with this one: those it names, else others of its kind. */
export interface RelatedBlock {
  readonly type: 'related';
  readonly title: string;
}

/** People by their pages. */
export interface PeopleBlock {
  readonly type: 'people';
  readonly title: string | null;
  readonly people: readonly string[];
}

/** Every page there is, for people (product.md RT4). */
export interface SitemapBlock {
  readonly type: 'sitemap';
}

export function parseEntries(block: RecordReader): EntriesBlock {
  return {
    type: 'entries',
    of: block.oneOf('of', PAGE_KINDS),
    title: block.optionalText('title'),
    limit: block.optional('limit', () => block.whole('limit', { min: 1, max: 60 })) ?? 12,
    all: block.optional('all', () => block.flag('all')) ?? false,
  };
}

export function parseRelated(block: RecordReader): RelatedBlock {
  return { type: 'related', title: block.text('title') };
}

export function parsePeople(block: RecordReader): PeopleBlock {
  return { type: 'people', title: block.optionalText('title'), people: idsAt(block, 'people', 40) };
}
