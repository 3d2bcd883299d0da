import type { SliderBounds } from '../../../core/search/facets/slider-scale.ts';
import type { PaginationView } from '../../components/pagination-view.ts';
import type { CardView } from '../../yacht-card/card-view.ts';
import type { SegmentView } from './filters/segment-view.ts';
import type { MapView } from './map/map-view.ts';

/** One page of a list of yachts: a market's, the search page's or a microsite's. */
export interface ListView {
  readonly market: 'charter' | 'sale';
  readonly title: string;
  /** Null on the search page, and where the search did not answer. */
  readonly intro: string | null;
  /** `47 yachts`, or that the search did not answer. */
  readonly count: string;
  readonly show: string;
  /** Only where bounds on prices leave out yachts whose price is on application. */
  readonly onApplication: { readonly text: string; readonly href: string } | null;
  /** Path of the list without query: where the form goes. The search page writes the market behind it. */
  readonly action: string;
  readonly clearHref: string | null;
  /** Null on the lists whose market stands in the path. */
  readonly search: SearchHeadView | null;
  readonly chips: readonly ChipView[];
  readonly facets: readonly FacetView[];
  readonly allFacets: boolean;
  /** What the form hands on unseen: the text searched for, and bounds without fields. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly sort: { readonly value: string; readonly options: readonly OptionView[] };
  /** The grid of cards, and the map above them. */
  readonly layouts: readonly SegmentView[];
  /** Null in the grid, and where the search did not answer. */
  readonly map: MapView | null;
  readonly cards: readonly CardView[];
  /** Address of its Atom feed, for whoever follows the search; null where it has none. */
  readonly feedHref: string | null;
  readonly pagination: PaginationView;
  /** Only where nothing was found. */
  readonly nothing?: NothingView;
  /** The one who can be asked instead. */
  readonly contactHref: string;
  /** Only where the search did not answer. */
  readonly trouble: { readonly message: string; readonly retryHref: string } | null;
}

export interface NothingView {
  readonly title: string;
  readonly help: string;
  /** Which choice to let go, and what that would give; at the end all of them, without a count. */
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
      /** Values behind a fold; none where only all filters show them. */
      readonly more: readonly CheckView[];
      /** Null where there are no more values. */
      readonly moreLabel: string | null;
      /** Name of the field that narrows the values to those looked for; null where a glance does. */
      readonly find: string | null;
    }
  | RangeFacetView
  | {
      /** One of the options; the first asks for any. */
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
  /** Says to the server what the bounds are in; null where they can be in one unit only. */
  readonly unit: { readonly name: string; readonly value: string } | null;
  readonly from: FieldView;
  readonly to: FieldView;
  /** Path of its bars, see `histogram-path.ts`; '' where there is nothing to count. */
  readonly histogram: string;
  /** Where the chosen range begins and ends along them, from 0 to 1. */
  readonly part: readonly [from: number, to: number];
  /** Null where there is nothing to choose between. */
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

/** Figures in the unit that the fields are in. */
export interface SliderView extends SliderBounds {
  /** A figure as it is read out, `# meters`. */
  readonly spoken: string;
}

/** What the search page has above its list (product.md RT2), beside the list itself. */
export interface SearchHeadView {
  /** The words asked for. */
  readonly text: string;
  /** A line for each part of the sentence that was typed, saying what became of it; '' where nothing was typed. */
  readonly explanation: string;
  /** The same question on each market; null counts where the search did not answer. */
  readonly markets: readonly SegmentView[];
  /** The same words among the pages of the site. */
  readonly web: { readonly text: string; readonly href: string };
}

/** A list in a partner's frame (product.md RT8). */
export interface MicrositeView {
  readonly list: ListView;
  /** Currency and unit (product.md PR6), as links: the choice travels in the address. */
  readonly switches: readonly { readonly label: string; readonly links: readonly SegmentView[] }[];
  /** Whose list it is, as a sentence. */
  readonly owner: string;
  readonly home: string;
}
