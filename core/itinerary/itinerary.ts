import type { Position } from '../geo/position.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** A place of an itinerary: a stop of the content, or a point that the visitor set. */
export type Place =
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'point'; readonly position: Position; readonly name: string };

/** Where she goes on a day, in that order; the night is spent at the last. A day without places is spent where she lies. */
export type Day = readonly Place[];

/** product.md CF3: days and places, with or without a yacht and a date. */
export interface Itinerary {
  readonly yacht: YachtId | null;
  /** Id of the cruising area whose ports and anchorages are looked at; null for all. */
  readonly area: string | null;
  /** ISO 8601 date of the first day; null while it is open. */
  readonly from: string | null;
  /** At least one. The first place of the first day is where it begins. */
  readonly days: readonly Day[];
}

export const MOST_DAYS = 28;
export const MOST_PLACES = 60;
/** Of points that the visitor set. */
export const MOST_POINTS = 20;
/** Characters of such a point's name, and signs that an address says it with: twelve for one of some characters. */
export const LONGEST_NAME = 40;
export const LONGEST_ENCODED_NAME = 120;

export const NO_ITINERARY: Itinerary = { yacht: null, area: null, from: null, days: [[]] };

/** Where a place stands: of which day, and at which place of that day, both from 0. */
export interface Slot {
  readonly day: number;
  readonly at: number;
}

export function placesOfItinerary({ days }: Pick<Itinerary, 'days'>): readonly Place[] {
  return days.flat();
}

export function isEmpty(itinerary: Itinerary): boolean {
  return placesOfItinerary(itinerary).length === 0;
}

export function samePlace(one: Place, other: Place): boolean {
  if (one.kind === 'stop' || other.kind === 'stop') {
    return one.kind === 'stop' && other.kind === 'stop' && one.id === other.id;
  }
  const [a, b] = [one.position, other.position];
  return a.latitude === b.latitude && a.longitude === b.longitude && one.name === other.name;
}

/** Where the place before a slot is, on an earlier day where need be. */
export function placeBefore({ days }: Pick<Itinerary, 'days'>, { day, at }: Slot): Place | null {
  const own = days[day]?.[at - 1];
  if (own !== undefined) return own;
  return days.slice(0, day).flat().at(-1) ?? null;
}

/**
 * The same as it may be kept and shared: no place directly after itself, since a yacht that stays has no way to go, and
 * no more days, places and points than there may be.
 */
export function normalised(itinerary: Itinerary): Itinerary {
  const days: Place[][] = [];
  let [last, places, points]: [Place | null, number, number] = [null, 0, 0];
  for (const day of itinerary.days.slice(0, MOST_DAYS)) {
    const kept: Place[] = [];
    for (const place of day) {
      const isPoint = place.kind === 'point';
      if (places >= MOST_PLACES || (isPoint && points >= MOST_POINTS)) continue;
      if (last !== null && samePlace(last, place)) continue;
      kept.push(place);
      last = place;
      places += 1;
      points += isPoint ? 1 : 0;
    }
    days.push(kept);
  }
  return { ...itinerary, days: days.length === 0 ? [[]] : days };
}

/** A day that is in a calendar, with room for an itinerary behind it. */
export function isItineraryDate(text: string): boolean {
  return dayNumber(text) !== null && text >= '1900' && text < '9998';
}

/** Text of a name as it is kept: one line, no longer than {@link LONGEST_NAME} and {@link LONGEST_ENCODED_NAME}. */
export function placeName(text: string): string {
  // The sign for what could not be read is what is left of a character that an address was cut in.
  const line = text.replace(/[\p{C}\p{Z}\u{fffd}]+/gu, ' ').trim();
  let kept = '';
  for (const character of [...line].slice(0, LONGEST_NAME)) {
    if (encodedForAddress(kept + character).length > LONGEST_ENCODED_NAME) break;
    kept += character;
  }
  return kept.trim();
}

/** A text as it stands in an address. An apostrophe is the one sign besides letters that links are cut at. */
export function encodedForAddress(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27');
}
