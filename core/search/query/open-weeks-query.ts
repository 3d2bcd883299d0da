import { parametersOf, type QueryRules, writeUnencodedQuery } from '../../routing/query-rules.ts';
import { facetValue } from '../facets/facet-value.ts';

/** The lengths of stay by which open weeks are chosen, in nights, both bounds included. */
export const STAY_LENGTHS = {
  short: { min: 1, max: 6 },
  week: { min: 7, max: 9 },
  long: { min: 10, max: Number.POSITIVE_INFINITY },
} as const;
export type StayLength = keyof typeof STAY_LENGTHS;
export const STAY_LENGTH_NAMES = Object.keys(STAY_LENGTHS) as readonly StayLength[];

/** The numbers of guests that open weeks are chosen by: a yacht has to sleep at least so many. */
export const GUEST_NUMBERS = [4, 6, 8, 10, 12] as const;
export type GuestNumber = (typeof GUEST_NUMBERS)[number];

/** A visitor's choice of open weeks (AV8); a field is null for all. */
export interface OpenWeeksChoice {
  /** The value of a cruising area or of a region. */
  readonly waters: string | null;
  readonly stay: StayLength | null;
  readonly guests: GuestNumber | null;
}

export const EVERY_OPEN_WEEK: OpenWeeksChoice = { waters: null, stay: null, guests: null };

/** Writes a choice as the query of the page of open weeks: `?waters=exumas&stay=week&guests=8`, or '' for all weeks. */
export function encodeOpenWeeks({ waters, stay, guests }: OpenWeeksChoice): string {
  return writeUnencodedQuery({ waters: waters === null ? null : encodeURIComponent(waters), stay, guests });
}

/** Reads what {@link encodeOpenWeeks} writes, and what a form sends. Invalid values are dropped; it never throws. */
export function decodeOpenWeeks(query: string): OpenWeeksChoice {
  const fields = parametersOf(query);
  return {
    waters: facetValue(fields.get('waters') ?? ''),
    stay: STAY_LENGTH_NAMES.find((name) => name === fields.get('stay')) ?? null,
    guests: GUEST_NUMBERS.find((number) => String(number) === fields.get('guests')) ?? null,
  };
}

/** The rules of the query of the page of open weeks. */
export const OPEN_WEEKS_QUERY_RULES: QueryRules = {
  owns: (key) => Object.hasOwn(EVERY_OPEN_WEEK, key),
  canonical: (query) => encodeOpenWeeks(decodeOpenWeeks(query)),
};
