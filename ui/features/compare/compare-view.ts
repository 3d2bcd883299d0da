import type { Market } from '../../../core/yacht/market.ts';
import type { PictureView } from '../../components/picture-view.ts';

/** One tab of the comparison: the yachts of a market side by side. */
export interface CompareView {
  readonly market: Market;
  readonly tabs: readonly { readonly text: string; readonly href: string; readonly current: boolean }[];
  readonly columns: readonly ColumnView[];
  readonly rows: readonly RowView[];
  /** How many yachts of the address are left out, in words. */
  readonly leftOut: string | null;
  /** Null where no more fit. */
  readonly add: AddView | null;
  /** All yachts of this market. */
  readonly list: { readonly text: string; readonly href: string };
}

export interface ColumnView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly picture: PictureView;
  /** Her side view to the scale of the others; `width` as a part of the column. */
  readonly profile: { readonly src: string; readonly alt: string; readonly width: string };
  /** The same comparison without her. */
  readonly removeHref: string;
}

export interface RowView {
  readonly key: string;
  readonly label: string;
  /** One a column; null where it is not known. */
  readonly cells: readonly (string | null)[];
  readonly differs: boolean;
}

/** A form that needs no script: the yachts there are go with it unseen. */
export interface AddView {
  readonly action: string;
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  /** Name of the field with the yacht that is added. */
  readonly name: string;
  readonly groups: readonly {
    readonly letter: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }[];
}
