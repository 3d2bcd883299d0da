import type { Position } from '../../geo/position.ts';

/** A plan in one language, as every kind of export file presents it (CF3). */
export interface ItineraryText {
  readonly title: string;
  /** The name of the brokerage. */
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** Absolute address of the page that opens the itinerary. */
  readonly address: string;
  /** The itinerary's identifier, such as a hash of its address: at most 200 letters and digits. */
  readonly uid: string;
  /** The instant of the export in UTC: `2026-11-22T14:40:00.000Z`. */
  readonly stamp: string;
  readonly days: readonly DayText[];
}

export interface DayText {
  /** From 1. */
  readonly number: number;
  /** ISO 8601; null while the dates are open. */
  readonly date: string | null;
  /** The title in one line, with the place that the day leads to. */
  readonly title: string;
  readonly places: readonly PlaceText[];
  /** The place where the night is spent; null before there is any place. */
  readonly night: PlaceText | null;
  readonly legs: readonly LegText[];
}

export interface PlaceText {
  readonly name: string;
  /** Null for an unknown stop. */
  readonly position: Position | null;
  /** A captain's advice; null if there is none. */
  readonly note: string | null;
}

export interface LegText {
  readonly from: PlaceText;
  readonly to: PlaceText;
  /** Nautical miles; null without a sea route. */
  readonly miles: number | null;
  readonly hours: number | null;
  readonly litres: number | null;
  /** The points of the sea route; none without one. */
  readonly points: readonly Position[];
  /** The leg in one line. */
  readonly words: string;
}

/** Precision of about a metre. */
const DECIMALS = 5;

/** Formats latitude and longitude in degrees: five decimals, no -0, and the 180th meridian as west. */
export function formatDegrees({ latitude, longitude }: Position): { readonly lat: string; readonly lon: string } {
  const lon = written(longitude);
  return { lat: written(latitude), lon: lon === EAST ? `-${EAST}` : lon };
}

const EAST = (180).toFixed(DECIMALS);

function written(degrees: number): string {
  return (Number(degrees.toFixed(DECIMALS)) + 0).toFixed(DECIMALS);
}
