/** The cost of a charter, and the form that asks for another estimate. */
export interface EstimateView {
  /** Path of the page, to which the form is submitted. */
  readonly action: string;
  /** Whether the address asks for an estimate, rather than for the usual week. */
  readonly asked: boolean;
  readonly fields: {
    readonly from: DateFieldView;
    readonly to: DateFieldView;
    readonly party: { readonly value: string; readonly most: number };
    readonly port: {
      /** '' if none was chosen. */
      readonly value: string;
      /** Label of the option without a port: the port where a charter on these dates usually begins. */
      readonly usual: string;
      readonly groups: readonly {
        readonly label: string;
        readonly ports: readonly { readonly id: string; readonly text: string }[];
      }[];
    };
    readonly delivery: boolean;
    readonly gratuity: boolean;
  };
  /** Notice about parts of the address that could not be used. */
  readonly leftOut: string | null;
  /** The sum; null if there is none. */
  readonly sum: EstimateSumView | null;
  readonly noSum: string | null;
  readonly notes: readonly string[];
  /** Address of the enquiry form with this estimate; null without a sum. */
  readonly enquireHref: string | null;
}

export interface DateFieldView {
  /** ISO 8601. */
  readonly value: string;
  readonly least: string;
  readonly problem: string | null;
}

export interface EstimateSumView {
  /** The stay as text. */
  readonly title: string;
  readonly lines: readonly EstimateLineView[];
  readonly total: EstimateLineView;
  /** Sentence on the delivery voyage that is needed but is not part of the sum; null if there is none. */
  readonly notIncluded: string | null;
}

export interface EstimateLineView {
  readonly title: string;
  /** Explanation of the line and how it is computed. */
  readonly text: string | null;
  readonly amount: string;
}
