import type { WantedStay } from '../../availability/stay-availability.ts';
import { dateOfDay, dayNumber } from '../../shared/calendar-day.ts';

/** The groups into which a list splits the yachts that are not taken on the wanted nights (AV5). */
export const STAY_GROUPS = ['free', 'option', 'unknown'] as const;
export type StayGroup = (typeof STAY_GROUPS)[number];

/** The nights that a list is searched for, and the group of yachts that it shows. */
export interface StayCriteria extends WantedStay {
  readonly group: StayGroup;
}

/** The most waters of which a list says who can be there: the answer for each is worked out from the sea (AV6). */
const MAX_WATERS = 8;
/** The most nights of a stay, and the most days by which it may be earlier or later. */
export const MAX_WANTED_NIGHTS = 60;
export const MAX_GIVE_OR_TAKE = 15;
const WEEK = 7;
// Days that have a four-digit year, whatever is added to them.
const FIRST_DAY = dayNumber('1970-01-01') ?? 0;
const LAST_DAY = dayNumber('2299-12-31') ?? 0;

/** The days that a form or an address gives, as texts; missing ones get their usual value. */
export type StayFields = Readonly<Partial<Record<'from' | 'nights' | 'give' | 'group', string | undefined>>>;

/** Reads the days of a form: seven nights without give and take unless it says otherwise. Null without a first day. */
export function parseTypedStay({ from = '', nights, give, group }: StayFields): StayCriteria | null {
  const day = dayNumber(from);
  if (day === null) return null;
  return normalizeStay({
    from: day,
    nights: wholeNumber(nights) ?? WEEK,
    giveOrTake: wholeNumber(give) ?? 0,
    group: STAY_GROUPS.find((one) => one === group) ?? 'free',
  });
}

/** Brings the days within their limits; null where the first day is in no year that a calendar may have. */
export function normalizeStay(stay: StayCriteria): StayCriteria | null {
  const { from, nights, giveOrTake, group } = stay;
  if (!(from >= FIRST_DAY && from <= LAST_DAY)) return null;
  return {
    from: Math.floor(from),
    nights: clamped(nights, 1, MAX_WANTED_NIGHTS),
    giveOrTake: clamped(giveOrTake, 0, MAX_GIVE_OR_TAKE),
    group,
  };
}

/** The nights of criteria, and the waters among their refinements. */
interface StayAndWaters {
  readonly stay: StayCriteria | null;
  readonly refinements: { readonly destination?: readonly string[] };
}

/**
 * Returns the chosen waters in which yachts are wanted for the nights; none without nights, or with too many waters
 * (AV6).
 */
export function watersToReach({ stay, refinements }: StayAndWaters): readonly string[] {
  const { destination = [] } = refinements;
  return stay === null || destination.length > MAX_WATERS ? [] : destination;
}

/** Writes `2027-07-03:7:3:option`; the give and take and the group are left out where they are usual. */
export function encodeStay({ from, nights, giveOrTake, group }: StayCriteria): string {
  const parts = [dateOfDay(from), nights, giveOrTake === 0 && group === 'free' ? null : giveOrTake];
  return [...parts, group === 'free' ? null : group].filter((part) => part !== null).join(':');
}

/** Reads what {@link encodeStay} writes. */
export function parseStayText(text: string): StayCriteria | null {
  const [from, nights, give, group] = text.split(':', 4);
  return parseTypedStay({ from, nights, give, group });
}

function wholeNumber(text = ''): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function clamped(number: number, min: number, max: number): number {
  return Math.min(Math.max(Math.floor(number), min), max);
}
