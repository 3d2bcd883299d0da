import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** A place of an itinerary: a stop from the content, or a point that the visitor set. */
export type Place =
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'point'; readonly position: Position; readonly name: string };

/** The places of a day in order; the night is spent at the last. Without places, the yacht stays where she is. */
export type ItineraryDay = readonly Place[];

/** A planned trip of days and places, with or without a yacht and a date (CF3). */
export interface Itinerary {
  readonly yacht: YachtId | null;
  /** Id of the cruising area whose ports and anchorages are shown; null for all. */
  readonly area: string | null;
  /** ISO 8601 date of the first day; null while the dates are open. */
  readonly from: string | null;
  /** The days, at least one. The first place of the first day is the start of the trip. */
  readonly days: readonly ItineraryDay[];
}

export const MAX_DAYS = 28;
export const MAX_PLACES = 60;
export const MAX_POINTS = 20;
/** Characters of a point's name, and of its percent-encoded form, in which one character takes up to twelve. */
export const MAX_POINT_NAME = 40;
export const MAX_ENCODED_NAME_LENGTH = 120;
/** Characters of a point's name that are read, its spaces and invisible ones included. */
const MAX_READ_NAME_LENGTH = 400;

export const EMPTY_ITINERARY: Itinerary = { yacht: null, area: null, from: null, days: [[]] };

/** The slot of a place: the day and the index within the day, both from 0. */
export interface PlaceSlot {
  readonly day: number;
  readonly at: number;
}

export function placesOfItinerary({ days }: Pick<Itinerary, 'days'>): readonly Place[] {
  return days.flat();
}

export function hasNoPlaces(itinerary: Itinerary): boolean {
  return placesOfItinerary(itinerary).length === 0;
}

export function samePlace(one: Place, other: Place): boolean {
  if (one.kind === 'stop' || other.kind === 'stop') {
    return one.kind === 'stop' && other.kind === 'stop' && one.id === other.id;
  }
  const [a, b] = [one.position, other.position];
  return a.latitude === b.latitude && a.longitude === b.longitude && one.name === other.name;
}

/** Returns the place before a slot, which may be on an earlier day; null for the first. */
export function placeBefore({ days }: Pick<Itinerary, 'days'>, { day, at }: PlaceSlot): Place | null {
  return days[day]?.[at - 1] ?? days.slice(0, day).flat().at(-1) ?? null;
}

/**
 * Returns the itinerary in normal form: with no place directly after itself, since there would be no leg between them,
 * and within the limits of days, places and points.
 */
export function normalizeItinerary(itinerary: Itinerary): Itinerary {
  const days: Place[][] = [];
  let [last, places, points]: [Place | null, number, number] = [null, 0, 0];
  for (const day of itinerary.days.slice(0, MAX_DAYS)) {
    const kept: Place[] = [];
    for (const place of day) {
      const isPoint = place.kind === 'point';
      if (places >= MAX_PLACES || (isPoint && points >= MAX_POINTS)) continue;
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

/** Returns whether a text is a date in the years 1900 to 9997, so that every day of an itinerary has a date. */
export function isItineraryDate(text: string): boolean {
  return dayNumber(text) !== null && text >= '1900' && text < '9998';
}

/** Cleans the name of a point: one line, no longer than {@link MAX_POINT_NAME} and {@link MAX_ENCODED_NAME_LENGTH}. */
export function cleanPlaceName(text: string): string {
  // U+FFFD stands for a character that was cut in two with its address.
  const line = text
    .slice(0, MAX_READ_NAME_LENGTH)
    .replace(/[\p{C}\p{Z}\u{fffd}]+/gu, ' ')
    .trim();
  let kept = '';
  let length = 0;
  for (const character of [...line].slice(0, MAX_POINT_NAME)) {
    length += encodedForAddress(character).length;
    if (length > MAX_ENCODED_NAME_LENGTH) break;
    kept += character;
  }
  return kept.trim();
}

/** Percent-encodes a text for an address, the apostrophe included, at which programs that detect links would stop. */
export function encodedForAddress(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27');
}

export const STOP_KINDS = ['port', 'marina', 'anchorage'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** A port, marina or anchorage of the content where a yacht can call (CF3). */
export interface Stop {
  /** Lower-case letters, digits and hyphens; at most 40. */
  readonly id: string;
  readonly name: Localized;
  readonly kind: StopKind;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Id of the cruising area that it lies in; null outside of all areas. */
  readonly area: string | null;
  /** A position on the water: the berth or anchorage, or off the harbour entrance. */
  readonly position: Position;
  /** A captain's advice in one sentence. */
  readonly note: Localized | null;
}
