import type { SeaRoute } from '../../../core/sea/sea-route-finder.ts';
import type { YachtOption } from '../../yacht-card/card-view.ts';
import type { PlanView } from './plan/plan-view.ts';

/** The view model of the planner, as the server sends it. */
export interface ItineraryView {
  /** Path of the page without query. */
  readonly action: string;
  readonly plan: PlanView;
  /** Sentences about the parts of the address that could not be used. */
  readonly lost: readonly string[];
  /** Why the date of the address is not used, shown at its field; null if it is. */
  readonly dateProblem: string | null;
  /** Why the stop of the address is not added, shown at its field; null if it is. */
  readonly addProblem: string | null;
  readonly fields: {
    readonly yacht: string;
    readonly area: string;
    readonly from: string;
    /** The first date that can be chosen: today, ISO 8601. */
    readonly least: string;
    /** The hidden fields of the form. */
    readonly kept: readonly { readonly name: string; readonly value: string }[];
    readonly yachts: readonly YachtOption[];
  };
  readonly yacht: PlanYachtView | null;
  /** The charter estimate for these days; null if there is none. */
  readonly estimate: PlanEstimateView | null;
  /** Suggested weeks, those of the chosen area first. */
  readonly weeks: readonly WeekView[];
  /** The data from which the script computes plans. */
  readonly data: PlannerData;
}

export interface PlanYachtView {
  readonly name: string;
  readonly href: string;
  /** Speed, range and fuel. */
  readonly facts: readonly string[];
}

export interface PlanEstimateView {
  readonly title: string;
  readonly lines: readonly { readonly title: string; readonly amount: string }[];
  readonly total: string;
  readonly note: string;
  /** Address of her page with the same estimate. */
  readonly href: string;
}

export interface WeekView {
  readonly title: string;
  readonly area: string;
  readonly facts: string;
  readonly href: string;
}

/** Places and figures from which a plan is computed; plain JSON, since it is sent to the browser. */
export interface PlannerData {
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  readonly stops: readonly PlannerStop[];
  /** Notes of the plan's stops by their ids. */
  readonly notes: Readonly<Record<string, string>>;
  readonly knots: number;
  readonly litresAnHour: number | null;
  readonly range: number | null;
  /** Whether the speed is that of the yacht rather than the default. */
  readonly isHerSpeed: boolean;
  /** The routes of this plan, by {@link legKey}. */
  readonly routes: Readonly<Record<string, SeaRoute>>;
}

export interface PlannerStop {
  readonly id: string;
  readonly name: string;
  /** `Anchorage` */
  readonly kind: 'port' | 'marina' | 'anchorage';
  /** Index in `areas`; -1 for a stop without an area. */
  readonly area: number;
  readonly lat: number;
  readonly lng: number;
}
