import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import type { Currency } from '../price/currency.ts';

/** What a page is about, beyond its words, by its kind. */
export type PageDetails =
  | { readonly kind: 'content' }
  | DestinationDetails
  | EventDetails
  | StoryDetails
  | EpisodeDetails
  | PersonDetails
  | { readonly kind: 'office'; readonly office: string }
  | BerthDetails;

export interface DestinationDetails {
  readonly kind: 'destination';
  /** Cruising areas whose yachts are at home there; the first gives the search its filter. */
  readonly areas: readonly string[];
  /** Months, 1 to 12, both included; may run over the turn of the year. */
  readonly season: { readonly from: number; readonly to: number };
  readonly position: Position;
}

export interface EventDetails {
  readonly kind: 'event';
  /** ISO 8601 dates, both included. */
  readonly starts: string;
  readonly ends: string;
  readonly place: Localized;
  readonly position: Position;
  /** Page of the waters that it is held in. */
  readonly destination: string | null;
}

/** News and editorials. */
export interface StoryDetails {
  readonly kind: 'news' | 'editorial';
  /** Page of the person who wrote it. */
  readonly author: string | null;
}

/** An episode of the podcast. */
export interface EpisodeDetails {
  readonly kind: 'podcast';
  readonly number: number;
  readonly seconds: number;
  /** Page of the person who leads through it. */
  readonly host: string | null;
}

export interface PersonDetails {
  readonly kind: 'person';
  readonly role: Localized;
  readonly desk: Desk;
  /** Id of the office directory. */
  readonly office: string;
  /** ISO 639-1 codes, the best spoken first. */
  readonly languages: readonly string[];
  readonly phone: string;
  readonly email: string;
}
export const DESKS = ['charter', 'sales', 'management', 'marketing', 'build', 'crew', 'house'] as const;
export type Desk = (typeof DESKS)[number];

export interface BerthDetails {
  readonly kind: 'berth';
  readonly port: Localized;
  readonly position: Position;
  /** Meters: the longest, broadest and deepest yacht that may lie there. */
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
  /** Last year of the right of use; null where it is owned outright. */
  readonly until: number | null;
  /** Null for a price on application. */
  readonly price: { readonly amount: number; readonly currency: Currency } | null;
  /** Page of the person to ask. */
  readonly broker: string | null;
}
