import * as v from 'valibot';
import type { Position } from '../geo/position.ts';
import { type Localized, sameInEveryLocale } from '../locale/locale.ts';
import * as rules from './field-problems.ts';
import codes from './known-codes.json' with { type: 'json' };

/** Schemas for the fields of records that are valid only as a whole. Each field has one problem at most. */

/** Returns the schema of a field whose value is not transformed; it has the form of its check. */
export function field<T>(problemOf: rules.FieldCheck) {
  const schema = v.custom<T>(
    (value) => problemOf(value) === null,
    ({ input }) => (input === undefined ? 'is missing' : (problemOf(input) ?? '')),
  );
  return Object.assign(schema, { form: problemOf.form });
}

export const text = field<string>(rules.textProblem);
export const email = matchingPattern(/^[^\s@]+@[^\s@]+$/, 'a mail address');
/** An ISO 8601 date. */
export const date = field<string>(rules.dateProblem());
export const boolean = field<boolean>(rules.booleanProblem);

/** Returns the schema of a text that matches a pattern, such as an address. */
export function matchingPattern(form: RegExp, what: string) {
  return field<string>(rules.patternProblem(form, what));
}

/** Returns the schema of a number, from 0 by default. */
export function number(bounds: rules.NumberBounds = {}) {
  return field<number>(rules.numberProblem(bounds));
}

export function integer(bounds: rules.NumberBounds = {}) {
  return field<number>(rules.wholeNumberProblem(bounds));
}

export function oneOf<const Choice extends string | number>(choices: readonly Choice[]) {
  return field<Choice>(rules.choiceProblem(choices));
}

/** Returns the schema of an optional field: null if it is missing, null or ''. */
export function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return emptyAsNull((value) => value === '', schema);
}

export const optionalText = emptyAsNull((value) => typeof value === 'string' && value.trim() === '', text);

function emptyAsNull<Schema extends v.GenericSchema>(isEmpty: (value: unknown) => boolean, schema: Schema) {
  const toNull = v.transform((value: unknown) => (isEmpty(value) ? null : value));
  return v.nullish(v.pipe(v.unknown(), toNull, v.nullable(schema)), null);
}

export function withDefault<Schema extends v.GenericSchema>(schema: Schema, fallback: v.InferOutput<Schema>) {
  return v.pipe(
    optional(schema),
    v.transform((value): v.InferOutput<Schema> => value ?? fallback),
  );
}

/** Returns the schema of a list. One that is too long has that problem alone. */
export function list<Item extends v.GenericSchema>(item: Item, max?: number) {
  return v.pipe(field<v.InferInput<Item>[]>(rules.listProblem(max)), v.array(item), v.readonly());
}

/** Returns the schema of a list of `min` to `max` items. */
export function boundedList<Item extends v.GenericSchema>(item: Item, max: number, min: 1 | 2 = 1) {
  const schema = v.pipe(
    list(item, max),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      const length = Array.isArray(value) ? value.length : min;
      if (length < min) addIssue({ message: length === 0 ? 'must not be empty' : 'must be at least two' });
    }),
  );
  return Object.assign(schema, { min });
}

/** Returns the schema of an object with these fields; others are dropped. Unlike valibot's own, it rejects arrays. */
export function record<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(field<v.InferInput<v.ObjectSchema<Entries, undefined>>>(rules.objectProblem), v.object(entries));
}

export function localized<Schema extends v.GenericSchema>(schema: Schema) {
  return record(sameInEveryLocale(schema)) as v.GenericSchema<unknown, Localized<v.InferOutput<Schema>>>;
}

/** The fields of a position in a record: degrees, north and east. */
export const coordinates = { lat: number({ min: -90, max: 90 }), lng: number({ min: -180, max: 180 }) };

export function withPosition<Fields extends { readonly lat: number; readonly lng: number }>({
  lat,
  lng,
  ...fields
}: Fields) {
  const position: Position = { latitude: lat, longitude: lng };
  return { ...fields, position };
}

const COUNTRIES: ReadonlySet<string> = new Set(codes.countries.split(' '));
const LANGUAGES: ReadonlySet<string> = new Set(codes.languages.split(' '));

/** Checks that a country code is listed by ISO 3166-1 alpha-2 and not reserved for private use. */
export const countryProblem = rules.withFieldForm({ kind: 'choice', choices: [...COUNTRIES] }, (code) => {
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return 'must be a country code such as MC';
  return COUNTRIES.has(code) ? null : `is not a country: ISO 3166-1 has no ${code}`;
});

export const country = field<string>(countryProblem);

/** An ISO 639-1 code. */
export const languageCode = field<string>(
  rules.withFieldForm({ kind: 'choice', choices: [...LANGUAGES] }, (code) => {
    if (typeof code !== 'string' || !/^[a-z]{2}$/.test(code)) return 'must be the code of a language such as "es"';
    return LANGUAGES.has(code) ? null : `is not a language: ISO 639-1 has no ${code}`;
  }),
);

const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';
const DAY = '\\d{4}-\\d{2}-\\d{2}';

/** An ISO 8601 date, with or without a time of day in UTC. */
export const utcInstant = field<string>(rules.dateProblem(new RegExp(`^${DAY}(?:${TIME}Z)?$`)));

/** Checks an ISO 8601 date, with or without a time of day in any zone. */
export const instantProblem = rules.dateProblem(new RegExp(`^${DAY}(?:${TIME}(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)?)?$`));
