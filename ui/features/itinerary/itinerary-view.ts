import type { SeaRoute } from '../../../core/sea/sea-route-finder.ts';
import type { YachtOption } from '../../yacht-card/yacht-options.ts';
import type { PlanView } from './plan/plan-view.ts';

/** The planner as the server hands it over. */
export interface ItineraryView {
  /** Path of the page without query. */
  readonly action: string;
  readonly plan: PlanView;
  /** What of the address could not be used, in sentences. */
  readonly lost: readonly string[];
  /** Why the date of the address is not used; shown at its field. */
  readonly dateProblem: string | null;
  /** Why the stop of the address is not added; shown at its field. */
  readonly addProblem: string | null;
  readonly fields: {
    readonly yacht: string;
    readonly area: string;
    readonly from: string;
    /** ISO 8601: today. */
    readonly least: string;
    /** What goes with the form unseen. */
    readonly kept: readonly { readonly name: string; readonly value: string }[];
    readonly yachts: readonly YachtOption[];
  };
  readonly yacht: PlanYachtView | null;
  /** What her charter comes to on these days; null where there is no sum. */
  readonly estimate: PlanEstimateView | null;
  /** Weeks that are ready to begin with, those of the chosen area first. */
  readonly weeks: readonly WeekView[];
  /** What the script plans with. */
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
  /** Her page with the same estimate. */
  readonly href: string;
}

export interface WeekView {
  readonly title: string;
  readonly area: string;
  readonly facts: string;
  readonly href: string;
}

/** Places and figures that a plan is reckoned with; plain, so that it crosses to the browser. */
export interface PlannerData {
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  readonly stops: readonly PlannerStop[];
  /** Notes of the stops in the plan, by their ids. */
  readonly notes: Readonly<Record<string, string>>;
  readonly knots: number;
  readonly litresAnHour: number | null;
  readonly range: number | null;
  /** Whether the speed is that of the yacht, and not what is usual. */
  readonly isHerSpeed: boolean;
  /** The ways of this plan, by {@link wayKey}. */
  readonly routes: Readonly<Record<string, SeaRoute>>;
}

export interface PlannerStop {
  readonly id: string;
  readonly name: string;
  /** `Anchorage` */
  readonly kind: 'port' | 'marina' | 'anchorage';
  /** Of `areas`, by its number there; -1 for a place on the way. */
  readonly area: number;
  readonly lat: number;
  readonly lng: number;
}
