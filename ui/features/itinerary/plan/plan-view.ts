import type { Slot } from '../../../../core/itinerary/itinerary.ts';
import type { PlaceMapView } from '../../../map/place-map-view.ts';

/** A plan as it is shown: by the server for the address, by the script for what is being planned. */
export interface PlanView {
  /** Its own query, '' for nothing planned. */
  readonly query: string;
  /** Id of the area that is chosen; null for all. */
  readonly area: string | null;
  readonly isEmpty: boolean;
  /** Whether every way of it is known. */
  readonly isWhole: boolean;
  readonly days: readonly PlanDayView[];
  /** `142 nm`, `11 h 50`; null before there is a leg. */
  readonly sum: { readonly miles: string; readonly hours: string; readonly fuel: string | null } | null;
  /** What the figures go by, and what to keep in mind. */
  readonly notes: readonly string[];
  readonly map: PlaceMapView;
  /** Addresses of the same plan elsewhere. */
  readonly links: {
    readonly share: string;
    readonly enquire: string;
    /** Null while the dates are open. */
    readonly ics: string | null;
    readonly gpx: string;
    readonly csv: string;
    /** With a day at the end on which she goes back to where it began; null where she is there, or there is no room. */
    readonly back: string | null;
    /** The same places on as many days as four hours a day ask for; null where that is how they are. */
    readonly spread: string | null;
    readonly clear: string;
  };
}

export interface PlanDayView {
  readonly key: string;
  readonly number: number;
  readonly title: string;
  /** `Sat 3 July`; null while the dates are open. */
  readonly date: string | null;
  /** `24 nm · 2 h`; null without a leg. */
  readonly sum: string | null;
  readonly places: readonly PlanPlaceView[];
  /** What is said of a day without places. */
  readonly rest: string | null;
  /** With a day after it that is spent where she lies; null before there is a place, and where there is no room. */
  readonly addHref: string | null;
  /** Without this day; null for the only one. */
  readonly removeHref: string | null;
}

export interface PlanPlaceView {
  readonly key: string;
  readonly slot: Slot;
  readonly name: string;
  /** `Anchorage, Corsica` */
  readonly kind: string;
  readonly note: string | null;
  /** How she gets there; null for where it begins. */
  readonly leg: PlanLegView | null;
  readonly removeHref: string | null;
  readonly earlierHref: string | null;
  readonly laterHref: string | null;
}

export interface PlanLegView {
  /** `24 nm · 2 h · 480 l`; null while it is not known. */
  readonly text: string | null;
  /** `Through the Corinth Canal` */
  readonly via: string | null;
  readonly warnings: readonly string[];
  /** Why there is no way. */
  readonly problem: string | null;
}
