import type { Position } from '../../geo/position.ts';

/** A plan as files say it (product.md CF3): in one language, and the same for every kind of file. */
export interface ItineraryText {
  readonly title: string;
  /** Who wrote it: the name of the brokerage. */
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** Of the page that opens it; absolute. */
  readonly address: string;
  /** The same for the same itinerary and no other's, a hash of its address for one: at most 200 letters and digits. */
  readonly uid: string;
  /** When it was written, an instant in UTC: `2026-11-22T14:40:00.000Z`. */
  readonly stamp: string;
  readonly days: readonly DayText[];
}

export interface DayText {
  /** From 1. */
  readonly number: number;
  /** ISO 8601; null while the dates are open. */
  readonly date: string | null;
  /** In a line, where it leads included. */
  readonly title: string;
  readonly places: readonly PlaceText[];
  /** Where the night is spent; null before there is any place. */
  readonly night: PlaceText | null;
  readonly legs: readonly LegText[];
}

export interface PlaceText {
  readonly name: string;
  /** Null for a stop that nobody knows. */
  readonly position: Position | null;
  /** What a captain would say of it. */
  readonly note: string | null;
}

export interface LegText {
  readonly from: PlaceText;
  readonly to: PlaceText;
  /** Nautical; null where no way is known. */
  readonly miles: number | null;
  readonly hours: number | null;
  readonly litres: number | null;
  /** The way over water, from its first point to its last; none where no way is known. */
  readonly points: readonly Position[];
  /** All of it in a line. */
  readonly words: string;
}
