import type { ComputedType, Market } from '../../../core/market/market.ts';
import type { OfficeHours } from '../../../core/office/office.ts';
import type { FeatureCategory } from '../../../core/yacht/feature.ts';
import type { LengthUnit } from '../../../core/yacht/length.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { DeckView } from '../../deck-plans/deck-plans-view.ts';
import type { DocumentView } from '../../gallery/document-view.ts';
import type { FilmView } from '../../gallery/film-view.ts';
import type { GalleryView } from '../../gallery/gallery-view.ts';
import type { PlaceMapView } from '../../map/place-map-view.ts';
import type { CardView } from '../../yacht-card/card-view.ts';
import type { EstimateView } from './estimate/estimate-view.ts';

export interface YachtPageView {
  readonly ghost: {
    readonly title: string;
    readonly text: string;
    readonly otherHref: string | null;
    readonly otherText: string;
  } | null;
  readonly id: YachtId;
  /** What this page is for, and what it makes of her (product.md YA2). */
  readonly market: Market;
  readonly type: ComputedType;
  readonly name: string;
  readonly kindLine: string;
  readonly hero: PictureView;
  readonly ribbon: string | null;
  /** The list of the page's market, and where she stands in it; the visitor's own way may differ (product.md YN1). */
  readonly back: { readonly text: string; readonly href: string };
  readonly neighbours: NeighboursView | null;
  /** The page that compares her with others; null for a ghost. */
  readonly compareHref: string | null;
  /** The form that asks about her; with the estimate that the address asks for (product.md FM1). */
  readonly enquireHref: string;
  readonly price: { readonly text: string; readonly note: string | null; readonly shortNote: string | null } | null;
  readonly keys: readonly { readonly label: string; readonly value: string; readonly unit: string | null }[];
  readonly jump: readonly { readonly id: string; readonly text: string }[];
  /** Her pictures but for the hero; null where there are no more. */
  readonly gallery: GalleryView | null;
  readonly film: FilmView | null;
  /** Null where content has none. */
  readonly story: {
    readonly headline: string;
    readonly standfirst: string;
    readonly paragraphs: readonly string[];
  } | null;
  readonly documents: readonly DocumentView[];
  readonly specification: readonly SpecificationGroup[];
  /** What lengths can be read in, and where the page is, for the switch beside them. */
  readonly unitSwitch: {
    readonly path: string;
    readonly units: readonly { readonly unit: LengthUnit; readonly text: string; readonly chosen: boolean }[];
  };
  /** Drawn from her data, pixels. */
  readonly elevation: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** Her own side view, where the library has one; it stands in for the drawn one. */
  readonly profile: GalleryView | null;
  /** Decks as drawn from her data, and her own plans, which stand in for them. */
  readonly decks: readonly DeckView[];
  readonly plans: GalleryView | null;
  /** Where she is to be found, and on charter what a week costs there; null where content says nothing of either. */
  readonly waters: CruisingAreasView | null;
  /** What a charter comes to; null for sale, for a ghost, and where content has no terms. */
  readonly estimate: EstimateView | null;
  readonly aboard: readonly FeatureGroupView[];
  readonly listing: ListingView;
  readonly broker: BrokerView;
  readonly others: RelatedYachtsView;
}

export interface FeatureGroupView {
  readonly category: FeatureCategory;
  readonly title: string;
  readonly features: readonly { readonly text: string; readonly href: string | null }[];
}

export interface NeighboursView {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1. */
  readonly position: number;
  readonly total: number;
}

export interface SpecificationGroup {
  readonly title: string;
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    /** The same in the other unit. */
    readonly other: string | null;
    readonly href: string | null;
  }[];
}

export interface CruisingAreasView {
  readonly title: string;
  /** How the rates are to be read; null where none are shown. */
  readonly note: string | null;
  /** Where she lies today. */
  readonly lying: string | null;
  readonly seasons: readonly SeasonView[];
}

export interface SeasonView {
  readonly title: string;
  readonly current: boolean;
  /** A week's rates; null where the page shows none. */
  readonly rates: { readonly months: string; readonly high: string; readonly low: string } | null;
  readonly map: PlaceMapView | null;
  readonly areas: readonly LinkView[];
  /** The same in one line. */
  readonly waters: string;
}

export interface LinkView {
  readonly text: string;
  readonly href: string | null;
}

/** How far the page can be relied on (product.md PR7): what was checked when, and at what she was offered before. */
export interface ListingView {
  readonly verified: string | null;
  readonly notes: readonly string[];
  readonly historyTitle: string;
  readonly history: readonly { readonly date: string; readonly price: string; readonly change: string | null }[];
}

/** Whom to ask about her: a person, her office where nobody is named, or the house. */
export interface BrokerView {
  readonly title: string;
  readonly text: string;
  /** A person's page; null for an office, and where there is none in this language. */
  readonly href: string | null;
  readonly write: string;
  readonly call: { readonly text: string; readonly href: string };
  readonly rows: readonly { readonly label: string; readonly value: string; readonly href: string | null }[];
  readonly clock: { readonly timezone: string; readonly zone: string } | null;
  readonly hours: (OfficeHours & { readonly text: string }) | null;
}

/** product.md UI6 and visual.md: where to look next. */
export interface RelatedYachtsView {
  readonly title: string;
  readonly cards: readonly { readonly card: CardView; readonly why: string | null }[];
  readonly builder: {
    readonly title: string;
    readonly yachts: readonly { readonly href: string; readonly name: string; readonly facts: string }[];
    readonly all: { readonly text: string; readonly href: string };
  } | null;
}
