import { parametersOf, type QueryRules } from '../routing/query-rules.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { Result } from '../shared/result.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type CharterTerms, type EmbarkationPort, usualPortOf } from './charter-terms.ts';
import { addDays, NIGHTS_IN_CHARTER_WEEK, parseStayDates, type Stay, type StayProblem, seasonAtStart } from './stay.ts';

/** The parameters of an estimate, in the order of the address and the form. */
export const ESTIMATE_KEYS = ['from', 'to', 'party', 'port', 'delivery', 'gratuity'] as const;
export type EstimateKey = (typeof ESTIMATE_KEYS)[number];
/** The texts of the form's fields; an empty field may be missing. */
export type EstimateFields = Partial<Readonly<Record<EstimateKey, string>>>;

/** A query as the form and the estimate use it. */
export interface DecodedEstimate {
  /**
   * The texts that the form shows: those of the query, or the defaults for missing and unusable ones. The port is '' if
   * none was chosen, so that the usual port may change with the dates.
   */
  readonly fields: Readonly<Record<'from' | 'to' | 'party' | 'port', string>>;
  readonly stay: Result<Stay, readonly StayProblem[]>;
  /** Guests, at least 1. */
  readonly party: number;
  /** The chosen port, else the usual one; null where there is none. */
  readonly port: EmbarkationPort | null;
  /** The usual port of the season in which the stay begins; null where none is known. */
  readonly usualPort: EmbarkationPort | null;
  readonly delivery: boolean;
  readonly gratuity: boolean;
  /** Errors to show at the fields of dates that are real but do not make a stay. */
  readonly problems: readonly StayProblem[];
  /** Parameters with values that the form never sends, such as an unknown port; the defaults replace them. */
  readonly leftOut: readonly EstimateKey[];
  /** Whether the query has any parameter of an estimate. */
  readonly asked: boolean;
}

/** The values that a query is checked against and completed from. */
export interface EstimateQueryContext {
  /** ISO 8601 date. */
  readonly today: string;
  readonly terms: Pick<CharterTerms, 'ports'>;
  readonly yacht: Pick<Yacht, 'cruising'>;
  /** The dates that a query without dates gets. */
  readonly usual: Pick<Stay, 'from' | 'to'>;
  readonly mostGuests: number;
}

const MAX_VALUE_LENGTH = 40;
const YES = '1';

/** Reads any query, even one that {@link encodeEstimate} did not write. Never throws. */
export function decodeEstimate(query: URLSearchParams, rules: EstimateQueryContext): DecodedEstimate {
  const given = fieldsOf(query);
  const { from, to } = datesOf(given, rules.usual);
  const stay = parseStayDates({ from, to }, rules.today);
  const chosenPort = rules.terms.ports.find(({ id }) => id === given.port);
  const usualPort = usualPortOf(rules.yacht, seasonAtStart({ from }), rules.terms);
  const isParty = (value: string) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= rules.mostGuests;
  const party = isParty(given.party ?? '') ? Number(given.party) : Math.max(1, rules.mostGuests);
  const isValid: Readonly<Record<EstimateKey, (value: string) => boolean>> = {
    from: isDate,
    to: isDate,
    party: isParty,
    port: () => chosenPort !== undefined,
    delivery: (value) => value === YES,
    gratuity: (value) => value === YES,
  };
  return {
    fields: { from, to, party: String(party), port: chosenPort?.id ?? '' },
    stay,
    party,
    port: chosenPort ?? usualPort,
    usualPort,
    delivery: given.delivery === YES,
    gratuity: given.gratuity === YES,
    problems: stay.ok ? [] : stay.error,
    leftOut: ESTIMATE_KEYS.filter((key) => given[key] !== undefined && !isValid[key](given[key])),
    asked: ESTIMATE_KEYS.some((key) => given[key] !== undefined),
  };
}

/** Writes the canonical query of these fields: '' for none, else `?from=2027-07-03&to=2027-07-10&…`. */
export function encodeEstimate(fields: EstimateFields): string {
  const query = new URLSearchParams();
  for (const key of ESTIMATE_KEYS) {
    const value = shortened(fields[key] ?? '');
    if (value !== '') query.set(key, value);
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the canonical query of an estimate. It keeps wrong values, so that the page can show errors. */
export function canonicalEstimate(query: string | URLSearchParams): string {
  return encodeEstimate(fieldsOf(parametersOf(query)));
}

/** The query of a yacht's charter page. */
export const ESTIMATE_QUERY_RULES: QueryRules = {
  owns: (key) => ESTIMATE_KEYS.some((own) => own === key),
  canonical: canonicalEstimate,
};

/** Returns the first value of each parameter, without empty ones. */
function fieldsOf(query: URLSearchParams): EstimateFields {
  const given = ESTIMATE_KEYS.map((key) => [key, shortened(query.get(key) ?? '')] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** Completes the dates: a missing one lies a week from the other. */
function datesOf({ from = '', to = '' }: EstimateFields, usual: Pick<Stay, 'from' | 'to'>): Pick<Stay, 'from' | 'to'> {
  if (isDate(from)) return { from, to: isDate(to) ? to : addDays(from, NIGHTS_IN_CHARTER_WEEK) };
  return isDate(to) ? { from: addDays(to, -NIGHTS_IN_CHARTER_WEEK), to } : { from: usual.from, to: usual.to };
}

/** Returns whether a text is a calendar date of the years 1 to 9998, so that a week before and after it exist. */
function isDate(value: string): boolean {
  return dayNumber(value) !== null && value >= '0001' && value < '9999';
}

/** Trims a text and cuts it to the longest allowed, never within a surrogate pair. */
function shortened(value: string): string {
  return [...value.trim()].slice(0, MAX_VALUE_LENGTH).join('').trim();
}
