import * as v from 'valibot';
import { CURRENCIES } from '../price/currency.ts';
import { coordinates, placed } from '../records/coordinates.ts';
import {
  date,
  email,
  field,
  list,
  localized,
  matching,
  number,
  oneOf,
  optional,
  optionalText,
  record,
  text,
  whole,
} from '../records/fields.ts';
import { isLanguageCode } from '../records/known-codes.ts';
import { rule } from '../shared/schema-rule.ts';
import type { PageKind } from './page-kind.ts';

export const DESKS = ['charter', 'sales', 'management', 'marketing', 'build', 'crew', 'house'] as const;
export type Desk = (typeof DESKS)[number];

const month = whole({ min: 1, max: 12 });
const count = whole({ min: 1, max: Number.MAX_SAFE_INTEGER });

const language = field<string>((code) => {
  if (typeof code !== 'string' || !/^[a-z]{2}$/.test(code)) return 'must be the code of a language such as "es"';
  return isLanguageCode(code) ? null : `is no language: ISO 639-1 has no ${code}`;
});

const destination = v.pipe(
  record({
    /** Cruising areas of the destination; the first is the filter of its search. */
    areas: list(text),
    /** The first and last month, both included; it may span the turn of the year. */
    season: record({ from: month, to: month }),
    ...coordinates,
  }),
  v.transform((read) => ({ kind: 'destination' as const, ...placed(read) })),
);

const event = v.pipe(
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
  v.transform((read) => ({ kind: 'event' as const, ...placed(read) })),
);

/** News or an editorial, with the page of its author. */
function story<Kind extends 'news' | 'editorial'>(kind: Kind) {
  return v.pipe(
    record({ author: optionalText }),
    v.transform((read) => ({ kind, ...read })),
  );
}

/** An episode of the podcast, with the page of its host. */
const episode = v.pipe(
  record({ number: count, seconds: count, host: optionalText }),
  v.transform((read) => ({ kind: 'podcast' as const, ...read })),
);

const person = v.pipe(
  record({
    role: localized(text),
    desk: oneOf(DESKS),
    /** Id of an office. */
    office: text,
    /** ISO 639-1 codes, the best spoken first. */
    languages: list(language),
    phone: matching(/\d/, 'a phone number'),
    email,
  }),
  v.transform((read) => ({ kind: 'person' as const, ...read })),
);

const berth = v.pipe(
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
  v.transform((read) => ({ kind: 'berth' as const, ...placed(read) })),
);

/** The schemas of a page's details by its kind; content pages have no details. */
export const DETAILS = {
  destination,
  event,
  news: story('news'),
  editorial: story('editorial'),
  podcast: episode,
  person,
  office: v.pipe(
    record({ office: text }),
    v.transform((read) => ({ kind: 'office' as const, ...read })),
  ),
  berth,
} satisfies Readonly<Record<Exclude<PageKind, 'content'>, v.GenericSchema>>;

export type PageDetails = { readonly kind: 'content' } | v.InferOutput<(typeof DETAILS)[keyof typeof DETAILS]>;
export type EventDetails = v.InferOutput<typeof event>;
export type PersonDetails = v.InferOutput<typeof person>;
export type BerthDetails = v.InferOutput<typeof berth>;
