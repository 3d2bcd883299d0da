import type { Market } from '../../../core/market/market.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { YachtOption } from '../../yacht-card/yacht-options.ts';

/** A tab of the comparison: the yachts of a market side by side. */
export interface CompareView {
  readonly market: Market;
  readonly tabs: readonly { readonly text: string; readonly href: string; readonly current: boolean }[];
  readonly columns: readonly ColumnView[];
  /** Null if no yachts are compared. */
  readonly scale: ScaleDrawingView | null;
  readonly groups: readonly GroupView[];
  /** The filter for lines that differ; null if there are no yachts to tell apart. */
  readonly only: DifferencesSwitchView | null;
  /** Notices about yachts of the address that are not shown, a sentence each. */
  readonly lost: readonly string[];
  /** The form to add a yacht; null if the comparison is full. */
  readonly add: AddView | null;
  /** Address of the comparison as CSV; null if no yachts are compared. */
  readonly csvHref: string | null;
  /** The list of all yachts of this market. */
  readonly list: { readonly text: string; readonly href: string };
}

export interface ColumnView {
  readonly id: string;
  readonly name: string;
  /** Builder and years. */
  readonly by: string;
  readonly href: string;
  /** Her page's address in print. */
  readonly address: string;
  readonly picture: PictureView;
  /** Address of the same comparison without her. */
  readonly removeHref: string;
}

/** A switch, rendered as a link, between all lines and only those that differ. */
export interface DifferencesSwitchView {
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
  /** Cells by column; null for a value that is not known. */
  readonly cells: readonly (CellView | null)[];
  readonly differs: boolean;
}

export interface CellView {
  readonly text: string;
  /** Whether the value is the best of its line (CF1). */
  readonly best: boolean;
}

/** Side views under each other on one scale; positions and measures in meters, `y` down from the top. */
export interface ScaleDrawingView {
  /** Text alternative of the drawing, with each yacht's length. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly hulls: readonly HullView[];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** Gross tonnages as areas; empty if fewer than two are known. */
  readonly volumes: readonly VolumeView[];
}

export interface HullView {
  readonly id: string;
  readonly name: string;
  /** Her length as text. */
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
  /** Her tonnage as text; null if it is not known, as is `side`. */
  readonly text: string | null;
  /** Side of her square as a part of the largest, such as `62.5%`. */
  readonly side: string | null;
}

/** A form that works without a script: the yachts that are compared are hidden fields. */
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
