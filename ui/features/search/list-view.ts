import type { CardView } from '../../yacht-card/card-view.ts';

/** One page of a market's list. */
export interface ListView {
  readonly market: 'charter' | 'sale';
  readonly title: string;
  readonly intro: string;
  /** `47 yachts` */
  readonly count: string;
  readonly show: string;
  /** Path of the list without query: where the form goes. */
  readonly action: string;
  readonly clearHref: string | null;
  readonly unit: 'meters' | 'feet';
  readonly chips: readonly ChipView[];
  readonly facets: readonly FacetView[];
  /** What the form hands on unseen: the text searched for, and bounds without fields. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly sort: { readonly value: string; readonly options: readonly OptionView[] };
  readonly cards: readonly CardView[];
  readonly pagination: PaginationView;
  /** Only where nothing was found: which choice to let go, and what that would give. */
  readonly relax: readonly { readonly label: string; readonly count: string; readonly href: string }[];
  /** The one who can be asked instead. */
  readonly contactHref: string;
  /** Only where the search did not answer. */
  readonly trouble: { readonly message: string; readonly retryHref: string } | null;
}

export interface ChipView {
  readonly label: string;
  readonly href: string;
  readonly remove: string;
}

export interface OptionView {
  readonly value: string;
  readonly label: string;
}

export type FacetView =
  | {
      readonly shape: 'checks';
      readonly key: string;
      readonly label: string;
      readonly open: boolean;
      readonly values: readonly CheckView[];
      /** Values behind a fold. */
      readonly more: readonly CheckView[];
      readonly moreLabel: string;
    }
  | {
      readonly shape: 'between';
      readonly key: string;
      readonly label: string;
      readonly open: boolean;
      readonly from: FieldView;
      readonly to: FieldView;
      readonly bars: readonly BarView[];
    }
  | {
      readonly shape: 'at-least';
      readonly key: string;
      readonly label: string;
      readonly open: boolean;
      readonly name: string;
      readonly value: string;
      readonly options: readonly OptionView[];
    };

export interface CheckView {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
}

export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly accessibleName: string;
}

/** One bar of a histogram: height from 0 to 1, and whether the chosen range holds it. */
export interface BarView {
  readonly height: number;
  readonly on: boolean;
}

export interface PaginationView {
  readonly range: string;
  readonly pages: readonly {
    readonly key: string;
    readonly label: string;
    readonly href: string | null;
    readonly current: boolean;
  }[];
  readonly previous: string | null;
  readonly next: string | null;
}
