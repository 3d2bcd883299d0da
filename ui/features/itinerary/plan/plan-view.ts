import type { Slot } from '../../../../core/itinerary/itinerary.ts';
import type { PlaceMapView } from '../../../map/place-map-view.ts';

/** The view of a plan, built by the server for the address and by the script for the current state. */
export interface PlanView {
  /** The query of the plan; '' for an empty one. */
  readonly query: string;
  /** Id of the chosen area; null for all. */
  readonly area: string | null;
  readonly isEmpty: boolean;
  /** Whether the route of every leg is known. */
  readonly isWhole: boolean;
  readonly days: readonly PlanDayView[];
  /** `142 nm`, `11 h 50`; null before there is a leg. */
  readonly sum: { readonly miles: string; readonly hours: string; readonly fuel: string | null } | null;
  /** Notes on how the figures are computed, and warnings. */
  readonly notes: readonly string[];
  readonly map: PlaceMapView;
  /** Addresses of the plan's files, of the enquiry form, and of changed plans. */
  readonly links: {
    readonly share: string;
    readonly enquire: string;
    /** Null while the dates are open. */
    readonly ics: string | null;
    readonly gpx: string;
    readonly csv: string;
    /**
     * The plan with a last day on which she returns to its first place; null if she is there already, or the plan is
     * full.
     */
    readonly back: string | null;
    /** The same places on as many days as four hours under way a day require; null if they already are. */
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
  /** The text of a day without places. */
  readonly rest: string | null;
  /**
   * The plan with another day after this one, spent at the same place; null before the first place, and if the plan is
   * full.
   */
  readonly addHref: string | null;
  /** The plan without this day; null for the only one. */
  readonly removeHref: string | null;
}

export interface PlanPlaceView {
  readonly key: string;
  readonly slot: Slot;
  readonly name: string;
  /** `Anchorage, Corsica` */
  readonly kind: string;
  readonly note: string | null;
  /** The leg to this place; null for the first one. */
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
  /** Why there is no route. */
  readonly problem: string | null;
}
