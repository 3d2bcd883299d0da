import * as v from 'valibot';
import { CURRENCIES } from '../price/currency.ts';
import * as f from '../records/fields.ts';
import { type FieldProblem, readBySchema } from '../records/read-by-schema.ts';
import { crossFieldRule } from '../shared/cross-field-rule.ts';
import { ok, type Result } from '../shared/result.ts';
import type { PageKind } from './page-kind.ts';

export const DESKS = ['charter', 'sales', 'management', 'marketing', 'build', 'crew', 'house'] as const;
export type Desk = (typeof DESKS)[number];

const month = f.integer({ min: 1, max: 12 });
const count = f.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** News or an editorial, with the page of its author. */
const story = f.record({ author: f.optionalText });

/** The schemas of a page's details by its kind; content pages have no details. */
export const PAGE_DETAIL_SCHEMAS = {
  destination: v.pipe(
    f.record({
      /** Cruising areas of the destination; the first is the filter of its search. */
      areas: f.list(f.text),
      /** The first and last month, both included; a season may span the turn of the year. */
      season: f.record({ from: month, to: month }),
      ...f.coordinates,
    }),
    v.transform(f.withPosition),
  ),
  event: v.pipe(
    f.record({
      /** ISO 8601 dates, both included. */
      starts: f.date,
      ends: f.date,
      place: f.localized(f.text),
      ...f.coordinates,
      /** Id of the page of the destination where it takes place. */
      destination: f.optionalText,
    }),
    crossFieldRule(['ends', 'starts'], ({ ends, starts }) => (ends < starts ? 'must not be before it starts' : null)),
    v.transform(f.withPosition),
  ),
  news: story,
  editorial: story,
  /** An episode of the podcast, with the page of its host. */
  podcast: f.record({ number: count, seconds: count, host: f.optionalText }),
  person: f.record({
    role: f.localized(f.text),
    desk: f.oneOf(DESKS),
    office: f.text,
    /** ISO 639-1 codes, the best spoken first. */
    languages: f.list(f.languageCode),
    phone: f.matchingPattern(/\d/, 'a phone number'),
    email: f.email,
  }),
  office: f.record({ office: f.text }),
  berth: v.pipe(
    f.record({
      port: f.localized(f.text),
      ...f.coordinates,
      /** Length, beam and draft in metres of the largest yacht that fits the berth. */
      length: f.number({ min: 1, max: 300 }),
      beam: f.number({ min: 1, max: 60 }),
      draft: f.number({ min: 0.5, max: 30 }),
      /** Last year of the right of use; null for freehold. */
      until: f.optional(f.integer({ min: 1900, max: 2300 })),
      /** Null for a price on application. */
      price: f.optional(f.record({ amount: f.number(), currency: f.oneOf(CURRENCIES) })),
      broker: f.optionalText,
    }),
    v.transform(f.withPosition),
  ),
} satisfies Readonly<Record<Exclude<PageKind, 'content'>, v.GenericSchema>>;

type Details<Kind extends keyof typeof PAGE_DETAIL_SCHEMAS> = { readonly kind: Kind } & v.InferOutput<
  (typeof PAGE_DETAIL_SCHEMAS)[Kind]
>;
export type EventDetails = Details<'event'>;
export type PersonDetails = Details<'person'>;
export type BerthDetails = Details<'berth'>;
export type PageDetails =
  | { readonly kind: 'content' }
  | { [Kind in keyof typeof PAGE_DETAIL_SCHEMAS]: Details<Kind> }[keyof typeof PAGE_DETAIL_SCHEMAS];

/** Parses the field `details` of a page; a content page has none. */
export function parseDetails(kind: PageKind, page: unknown): Result<PageDetails, readonly FieldProblem[]> {
  if (kind === 'content') return ok({ kind });
  const schema: v.GenericSchema<unknown, { readonly details: object }> = f.record({
    details: PAGE_DETAIL_SCHEMAS[kind],
  });
  const read = readBySchema(schema, page);
  // The schema belongs to the kind, which TypeScript does not follow through the table.
  return read.ok ? ok({ kind, ...read.value.details } as PageDetails) : read;
}

/** Returns whether pages of this kind are articles or episodes, whose dates go into shared links. */
export function isArticleOrEpisode({ kind }: Pick<PageDetails, 'kind'>): boolean {
  return kind === 'news' || kind === 'editorial' || kind === 'podcast';
}
