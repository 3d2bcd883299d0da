import type { SliderBounds } from '../../../core/search/facets/scale.ts';
import type { PaginationView } from '../../components/pagination-view.ts';
import type { CardView } from '../../yacht-card/card-view.ts';
import type { SegmentView } from './filters/segment-view.ts';
import type { MapView } from './map/map-view.ts';

/** One page of a list of yachts: of a market, the search page or a microsite. */
export interface ListView {
  readonly market: 'charter' | 'sale';
  readonly title: string;
  /** Null on the search page, and where the search failed. */
  readonly intro: string | null;
  /** `47 yachts`, or that the search failed. */
  readonly count: string;
  readonly show: string;
  /** Only where a price range leaves out yachts whose price is on application. */
  readonly onApplication: { readonly text: string; readonly href: string } | null;
  /** The action of the form: path of the list, without query. */
  readonly action: string;
  readonly clearHref: string | null;
  /** Null on lists whose market is in the path. */
  readonly search: SearchHeadView | null;
  readonly chips: readonly ChipView[];
  readonly facets: readonly FacetView[];
  readonly allFacets: boolean;
  /** The hidden fields of the form: the text, and ranges that the panel does not show. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly sort: { readonly value: string; readonly options: readonly OptionView[] };
  /** The links to the grid of cards and to the map above them. */
  readonly layouts: readonly SegmentView[];
  /** Null in the grid, and where the search failed. */
  readonly map: MapView | null;
  readonly cards: readonly CardView[];
  /** Address of its Atom feed; null without one. */
  readonly feedHref: string | null;
  readonly pagination: PaginationView;
  /** Only on an empty list. */
  readonly nothing?: NothingView;
  /** Address of the offices, whose brokers can be asked. */
  readonly contactHref: string;
  /** Only where the search failed. */
  readonly trouble: { readonly message: string; readonly retryHref: string } | null;
}

export interface NothingView {
  readonly title: string;
  readonly help: string;
  /** Filters to remove, with what each would find; at the end all filters, without a count. */
  readonly relax: readonly { readonly label: string; readonly count: string | null; readonly href: string }[];
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
      /** Values that are folded; empty where only "all filters" shows them. */
      readonly more: readonly CheckView[];
      /** Null without further values. */
      readonly moreLabel: string | null;
      /** Label of the field that searches the values; null where they are few. */
      readonly find: string | null;
    }
  | RangeFacetView
  | {
      /** A choice of one option; the first stands for any. */
      readonly shape: 'select' | 'radio';
      readonly key: string;
      readonly label: string;
      readonly open: boolean;
      readonly name: string;
      readonly value: string;
      readonly options: readonly OptionView[];
    };

export interface RangeFacetView {
  readonly shape: 'between';
  readonly key: string;
  readonly label: string;
  readonly open: boolean;
  /** The hidden field with the unit of the bounds; null where there is only one unit. */
  readonly unit: { readonly name: string; readonly value: string } | null;
  readonly from: FieldView;
  readonly to: FieldView;
  /** SVG path of the histogram, see `histogram-path.ts`; '' without counts. */
  readonly histogram: string;
  /** Start and end of the chosen range on the histogram, from 0 to 1. */
  readonly part: readonly [from: number, to: number];
  /** Null where all yachts have the same figure. */
  readonly slider: SliderView | null;
}

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

/** A slider in the unit of its fields. */
export interface SliderView extends SliderBounds {
  /** The accessible text of a figure, with `#` in its place: `# meters`. */
  readonly spoken: string;
}

/** The head of the search page, above its list (RT2). */
export interface SearchHeadView {
  /** The text of the criteria. */
  readonly text: string;
  /** How the typed sentence was understood, a line for each part; '' without a sentence. */
  readonly explanation: string;
  /** The same criteria on each market; counts are null where the search failed. */
  readonly markets: readonly SegmentView[];
  /** The site search for the same text. */
  readonly web: { readonly text: string; readonly href: string };
}

/** A list in a partner's frame (RT8). */
export interface MicrositeView {
  readonly list: ListView;
  /** Currency and unit (PR6) as links, since the choice is part of the address. */
  readonly switches: readonly { readonly label: string; readonly links: readonly SegmentView[] }[];
  /** A sentence that names the brokerage. */
  readonly owner: string;
  readonly home: string;
}
