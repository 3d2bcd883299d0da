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
import type { PlaceMapView } from '../../map/place-map.ts';
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
  /** The market of this page, and whether she is offered there (YA2). */
  readonly market: Market;
  readonly type: ComputedType;
  readonly name: string;
  readonly kindLine: string;
  readonly hero: PictureView;
  readonly ribbon: string | null;
  /** The market's list and her position in it; the list that the visitor came from may be another (YN1). */
  readonly back: { readonly text: string; readonly href: string };
  readonly neighbours: NeighboursView | null;
  /** Address of the comparison with this yacht; null for a ghost. */
  readonly compareHref: string | null;
  /** Address of the enquiry form, with the estimate that the address asks for (FM1). */
  readonly enquireHref: string;
  readonly price: { readonly text: string; readonly note: string | null; readonly shortNote: string | null } | null;
  readonly keys: readonly { readonly label: string; readonly value: string; readonly unit: string | null }[];
  readonly jump: readonly { readonly id: string; readonly text: string }[];
  /** Her pictures except for the hero; null if there are no more. */
  readonly gallery: GalleryView | null;
  readonly film: FilmView | null;
  /** Null if content has none. */
  readonly story: {
    readonly headline: string;
    readonly standfirst: string;
    readonly paragraphs: readonly string[];
  } | null;
  readonly documents: readonly DocumentView[];
  readonly specification: readonly SpecificationGroup[];
  /** The units of length to choose from and the page's path, for the switch beside the lengths. */
  readonly unitSwitch: {
    readonly path: string;
    readonly units: readonly { readonly unit: LengthUnit; readonly text: string; readonly chosen: boolean }[];
  };
  /** Drawn from her data; pixels. */
  readonly elevation: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** Her side view from the media library; null if it has none. It replaces the drawn one. */
  readonly profile: GalleryView | null;
  /** Decks drawn from her data, and plans from the media library, which replace them. */
  readonly decks: readonly DeckView[];
  readonly plans: GalleryView | null;
  /** The places where she lies and cruises, for charter with weekly rates; null if content has neither. */
  readonly waters: CruisingAreasView | null;
  /** The estimate of a charter; null for sale, for a ghost, and if content has no terms. */
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
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
}

export interface SpecificationGroup {
  readonly title: string;
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    /** The same value in the other unit. */
    readonly other: string | null;
    readonly href: string | null;
  }[];
}

export interface CruisingAreasView {
  readonly title: string;
  /** Note on the rates; null if none are shown. */
  readonly note: string | null;
  /** Her present location. */
  readonly lying: string | null;
  readonly seasons: readonly SeasonView[];
}

export interface SeasonView {
  readonly title: string;
  readonly current: boolean;
  /** Weekly rates; null if the page shows none. */
  readonly rates: { readonly months: string; readonly high: string; readonly low: string } | null;
  readonly map: PlaceMapView | null;
  readonly areas: readonly OptionalLinkView[];
  /** The cruising areas in one line. */
  readonly waters: string;
}

export interface OptionalLinkView {
  readonly text: string;
  readonly href: string | null;
}

/** The facts of the listing (PR7): when particulars were verified, and former prices. */
export interface ListingView {
  readonly verified: string | null;
  readonly notes: readonly string[];
  readonly historyTitle: string;
  readonly history: readonly { readonly date: string; readonly price: string; readonly change: string | null }[];
}

/** The contact for her: a person, else her office, else the brokerage. */
export interface BrokerView {
  readonly title: string;
  readonly text: string;
  /** Address of a person's page; null for an office, and if there is none in this language. */
  readonly href: string | null;
  readonly write: string;
  readonly call: { readonly text: string; readonly href: string };
  readonly rows: readonly { readonly label: string; readonly value: string; readonly href: string | null }[];
  readonly clock: { readonly timezone: string; readonly zone: string } | null;
  readonly hours: (OfficeHours & { readonly text: string }) | null;
}

/** Yachts to look at next (UI6). */
export interface RelatedYachtsView {
  readonly title: string;
  readonly cards: readonly { readonly card: CardView; readonly why: string | null }[];
  readonly builder: {
    readonly title: string;
    readonly yachts: readonly { readonly href: string; readonly name: string; readonly facts: string }[];
    readonly all: { readonly text: string; readonly href: string };
  } | null;
}
