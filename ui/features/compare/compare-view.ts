import type { Market } from '../../../core/market/market.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { YachtOption } from '../../yacht-card/yacht-options.ts';

/** One tab of the comparison: the yachts of a market side by side. */
export interface CompareView {
  readonly market: Market;
  readonly tabs: readonly { readonly text: string; readonly href: string; readonly current: boolean }[];
  readonly columns: readonly ColumnView[];
  /** Null where nobody is compared. */
  readonly scale: ScaleView | null;
  readonly groups: readonly GroupView[];
  /** Null where there is nothing to tell apart. */
  readonly only: OnlyView | null;
  /** What the address held that is not shown, a sentence each. */
  readonly lost: readonly string[];
  /** Null where no more fit. */
  readonly add: AddView | null;
  /** The same as a table to keep; null where nobody is compared. */
  readonly csvHref: string | null;
  /** All yachts of this market. */
  readonly list: { readonly text: string; readonly href: string };
}

export interface ColumnView {
  readonly id: string;
  readonly name: string;
  /** Builder and years. */
  readonly by: string;
  readonly href: string;
  /** Her page's address as it is read on paper. */
  readonly address: string;
  readonly picture: PictureView;
  /** The same comparison without her. */
  readonly removeHref: string;
}

/** A switch that is a link: the other way of looking at the same yachts. */
export interface OnlyView {
  readonly href: string;
  readonly on: boolean;
}

export interface GroupView {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly RowView[];
}

export interface RowView {
  readonly key: string;
  readonly label: string;
  /** One a column; null where it is not known. */
  readonly cells: readonly (CellView | null)[];
  readonly differs: boolean;
}

export interface CellView {
  readonly text: string;
  /** The best of its line (product.md CF1). */
  readonly best: boolean;
}

/** Side views under each other on one scale; positions and measures in meters, `y` down from the top. */
export interface ScaleView {
  /** The whole in words, each yacht's length among them. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly hulls: readonly HullView[];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** Gross tonnages as areas; empty where there are not two to hold against each other. */
  readonly volumes: readonly VolumeView[];
}

export interface HullView {
  readonly id: string;
  readonly name: string;
  /** Her length in words. */
  readonly text: string;
  readonly src: string;
  readonly length: number;
  readonly waterline: number;
  readonly above: number;
  readonly below: number;
}

export interface VolumeView {
  readonly id: string;
  readonly name: string;
  /** Null where her tonnage is not known, as is `side`. */
  readonly text: string | null;
  /** Side of her square as a part of the largest, such as `62.5%`. */
  readonly side: string | null;
}

/** A form that needs no script: the yachts there are go with it unseen. */
export interface AddView {
  readonly action: string;
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  /** Name of the field with the yacht that is added. */
  readonly name: string;
  readonly groups: readonly {
    readonly letter: string;
    readonly options: readonly YachtOption[];
  }[];
}
