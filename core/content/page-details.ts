import * as v from 'valibot';
import { CURRENCIES } from '../price/currency.ts';
import {
  coordinates,
  date,
  email,
  language,
  list,
  localized,
  matching,
  number,
  oneOf,
  optional,
  optionalText,
  placed,
  record,
  text,
  whole,
} from '../records/fields.ts';
import { readBySchema } from '../records/read-by-schema.ts';
import type { FieldProblem } from '../records/record-reader.ts';
import { ok, type Result } from '../shared/result.ts';
import { rule } from '../shared/schema-rule.ts';
import type { PageKind } from './page-kind.ts';

export const DESKS = ['charter', 'sales', 'management', 'marketing', 'build', 'crew', 'house'] as const;
export type Desk = (typeof DESKS)[number];

const month = whole({ min: 1, max: 12 });
const count = whole({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** News or an editorial, with the page of its author. */
const story = record({ author: optionalText });

/** The schemas of a page's details by its kind; content pages have no details. */
const DETAILS = {
  destination: v.pipe(
    record({
      /** Cruising areas of the destination; the first is the filter of its search. */
      areas: list(text),
      /** The first and last month, both included; it may span the turn of the year. */
      season: record({ from: month, to: month }),
      ...coordinates,
    }),
    v.transform(placed),
  ),
  event: v.pipe(
    record({
      /** ISO 8601 dates, both included. */
      starts: date,
      ends: date,
      place: localized(text),
      ...coordinates,
      /** Id of the page of the destination where it takes place. */
      destination: optionalText,
    }),
    rule(['ends', 'starts'], ({ ends, starts }) => (ends < starts ? 'must not be before it starts' : null)),
    v.transform(placed),
  ),
  news: story,
  editorial: story,
  /** An episode of the podcast, with the page of its host. */
  podcast: record({ number: count, seconds: count, host: optionalText }),
  person: record({
    role: localized(text),
    desk: oneOf(DESKS),
    /** Id of an office. */
    office: text,
    /** ISO 639-1 codes, the best spoken first. */
    languages: list(language),
    phone: matching(/\d/, 'a phone number'),
    email,
  }),
  office: record({ office: text }),
  berth: v.pipe(
    record({
      port: localized(text),
      ...coordinates,
      /** Length, beam and draft in meters of the largest yacht that fits the berth. */
      length: number({ min: 1, max: 300 }),
      beam: number({ min: 1, max: 60 }),
      draft: number({ min: 0.5, max: 30 }),
      /** Last year of the right of use; null for freehold. */
      until: optional(whole({ min: 1900, max: 2300 })),
      /** Null for a price on application. */
      price: optional(record({ amount: number(), currency: oneOf(CURRENCIES) })),
      /** Id of the page of the broker. */
      broker: optionalText,
    }),
    v.transform(placed),
  ),
} satisfies Readonly<Record<Exclude<PageKind, 'content'>, v.GenericSchema>>;

type Details<Kind extends keyof typeof DETAILS> = { readonly kind: Kind } & v.InferOutput<(typeof DETAILS)[Kind]>;
export type EventDetails = Details<'event'>;
export type PersonDetails = Details<'person'>;
export type BerthDetails = Details<'berth'>;
export type PageDetails =
  | { readonly kind: 'content' }
  | { [Kind in keyof typeof DETAILS]: Details<Kind> }[keyof typeof DETAILS];

/** Parses the field `details` of a page; a content page has none. */
export function parseDetails(kind: PageKind, page: unknown): Result<PageDetails, readonly FieldProblem[]> {
  if (kind === 'content') return ok({ kind });
  const schema: v.GenericSchema<unknown, { readonly details: object }> = record({ details: DETAILS[kind] });
  const read = readBySchema(schema, page);
  // The schema belongs to the kind, which TypeScript does not follow through the table.
  return read.ok ? ok({ kind, ...read.value.details } as PageDetails) : read;
}
