import type { QueryCodec } from '../routing/query-codec.ts';
import { readableQuery } from '../routing/readable-query.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { Result } from '../shared/result.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { CharterTerms, EmbarkationPort } from './charter-terms.ts';
import { defaultPort } from './embarkation-ports.ts';
import { daysFrom, firstSeason, type Stay, type StayProblem, stayOf, USUAL_NIGHTS } from './stay.ts';

/** In the order in which an address has them, and the form sends them. */
export const ESTIMATE_KEYS = ['from', 'to', 'party', 'port', 'delivery', 'gratuity'] as const;
export type EstimateKey = (typeof ESTIMATE_KEYS)[number];
/** What the form's fields hold, as texts; a field that is left empty need not be there. */
export type EstimateFields = Partial<Readonly<Record<EstimateKey, string>>>;

export interface DecodedEstimate {
  /**
   * What the form shows: what was typed, and the usual where nothing was or nothing could be made of it. The port is ''
   * where none was chosen, so that it goes by the season of whichever dates are chosen next.
   */
  readonly fields: Readonly<Record<'from' | 'to' | 'party' | 'port', string>>;
  readonly stay: Result<Stay, readonly StayProblem[]>;
  /** From 1. */
  readonly party: number;
  /** The chosen one, else the usual one of the season in which the stay begins; null where there is none. */
  readonly port: EmbarkationPort | null;
  /** Where a charter of that season usually begins; null where she is nowhere. */
  readonly usualPort: EmbarkationPort | null;
  readonly delivery: boolean;
  readonly gratuity: boolean;
  /** Real dates that make no stay, to be shown at their fields; none where `stay` is one. */
  readonly problems: readonly StayProblem[];
  /** What no form of ours sends, such as a port that nobody knows: the usual stands in its place. */
  readonly leftOut: readonly EstimateKey[];
  /** Whether the address asks for anything. */
  readonly asked: boolean;
}

export interface EstimateQueryRules {
  /** ISO 8601 date. */
  readonly today: string;
  readonly terms: Pick<CharterTerms, 'ports'>;
  readonly yacht: Pick<Yacht, 'cruising'>;
  /** The dates where none are asked for. */
  readonly usual: Pick<Stay, 'from' | 'to'>;
  /** As many as she takes. */
  readonly mostGuests: number;
}

const LONGEST_VALUE = 40;
const YES = '1';

/** Reads what {@link encodeEstimate} wrote, and whatever else an address holds. Never throws. */
export function decodeEstimate(query: URLSearchParams, rules: EstimateQueryRules): DecodedEstimate {
  const given = fieldsOf(query);
  const { from, to } = datesOf(given, rules.usual);
  const stay = stayOf({ from, to }, rules.today);
  const { ports } = rules.terms;
  const chosenPort = ports.find(({ id }) => id === given.port);
  const usualPort = defaultPort(rules.yacht, firstSeason({ from }), rules.terms);
  const party = isParty(given.party, rules.mostGuests) ? Number(given.party) : Math.max(1, rules.mostGuests);
  const isSound: Readonly<Record<EstimateKey, (value: string) => boolean>> = {
    from: isDate,
    to: isDate,
    party: (value) => isParty(value, rules.mostGuests),
    port: (value) => ports.some(({ id }) => id === value),
    delivery: isYes,
    gratuity: isYes,
  };
  return {
    fields: { from, to, party: String(party), port: chosenPort?.id ?? '' },
    stay,
    party,
    port: chosenPort ?? usualPort,
    usualPort,
    delivery: isYes(given.delivery),
    gratuity: isYes(given.gratuity),
    problems: stay.ok ? [] : stay.error,
    leftOut: ESTIMATE_KEYS.filter((key) => given[key] !== undefined && !isSound[key](given[key])),
    asked: ESTIMATE_KEYS.some((key) => given[key] !== undefined),
  };
}

/** The one query of these fields: '' for none, else `?from=2027-07-03&to=2027-07-10&…` in the order of the keys. */
export function encodeEstimate(fields: EstimateFields): string {
  const query = new URLSearchParams();
  for (const key of ESTIMATE_KEYS) {
    const value = shortened(fields[key] ?? '');
    if (value !== '') query.set(key, value);
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** The query of a yacht's page for charter. What is wrong in it is kept, so that the page can say so. */
export const ESTIMATE_QUERY: QueryCodec = {
  owns: (key) => ESTIMATE_KEYS.some((own) => own === key),
  canonical: (query) => encodeEstimate(fieldsOf(new URLSearchParams(readableQuery(query)))),
};

/** Of a key that is repeated the first counts; what is empty is not there. */
function fieldsOf(query: URLSearchParams): EstimateFields {
  const given = ESTIMATE_KEYS.map((key) => [key, shortened(query.get(key) ?? '')] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** A date that is missing is a week from the other. */
function datesOf({ from = '', to = '' }: EstimateFields, usual: Pick<Stay, 'from' | 'to'>): Pick<Stay, 'from' | 'to'> {
  if (isDate(from)) return { from, to: isDate(to) ? to : daysFrom(from, USUAL_NIGHTS) };
  return isDate(to) ? { from: daysFrom(to, -USUAL_NIGHTS), to } : { from: usual.from, to: usual.to };
}

/** A real one, and so is a week before it and after it: years 1 to 9998. */
function isDate(value: string): boolean {
  return dayNumber(value) !== null && value >= '0001' && value < '9999';
}

function isParty(value: string | undefined, mostGuests: number): boolean {
  return value !== undefined && /^[1-9]\d{0,3}$/.test(value) && Number(value) <= mostGuests;
}

function isYes(value: string | undefined): boolean {
  return value === YES;
}

/** By whole characters, so that none is cut in two. */
function shortened(value: string): string {
  return [...value.trim()].slice(0, LONGEST_VALUE).join('').trim();
}
