/** A charter's cost as the page shows it, and the form that asks for another. */
export interface EstimateView {
  /** Path of the page, where the form leads. */
  readonly action: string;
  /** Whether the address asks for something, rather than the usual week. */
  readonly asked: boolean;
  readonly fields: {
    readonly from: DateFieldView;
    readonly to: DateFieldView;
    readonly party: { readonly value: string; readonly most: number };
    readonly port: {
      /** '' where none was chosen. */
      readonly value: string;
      /** The choice of none: the port where a charter on these dates usually begins. */
      readonly usual: string;
      readonly groups: readonly {
        readonly label: string;
        readonly ports: readonly { readonly id: string; readonly text: string }[];
      }[];
    };
    readonly delivery: boolean;
    readonly gratuity: boolean;
  };
  /** What of the address could not be used. */
  readonly leftOut: string | null;
  /** What stands beside the form: the sum, or why there is none. */
  readonly sum: EstimateSumView | null;
  readonly noSum: string | null;
  readonly notes: readonly string[];
  /** The form that asks about her, with this estimate; null without a sum. */
  readonly enquireHref: string | null;
}

export interface DateFieldView {
  /** ISO 8601. */
  readonly value: string;
  readonly least: string;
  readonly problem: string | null;
}

export interface EstimateSumView {
  /** The stay in words. */
  readonly title: string;
  readonly lines: readonly EstimateLineView[];
  readonly total: EstimateLineView;
  /** A sentence on the delivery that is needed and is no part of the sum; null where there is none. */
  readonly notIncluded: string | null;
}

export interface EstimateLineView {
  readonly title: string;
  /** What it is for and how it comes about. */
  readonly text: string | null;
  readonly amount: string;
}
