import type { ComputedType, Market } from '../../../core/yacht/market.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { DeckView } from '../../deck-plans/deck-plans-view.ts';
import type { DocumentView } from '../../gallery/document-view.ts';
import type { FilmView } from '../../gallery/film-view.ts';
import type { GalleryView } from '../../gallery/gallery-view.ts';
import type { CardView } from '../../yacht-card/card-view.ts';

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
  readonly price: { readonly text: string; readonly note: string | null; readonly shortNote: string | null } | null;
  readonly keys: readonly { readonly label: string; readonly value: string; readonly unit: string | null }[];
  readonly jump: readonly { readonly id: string; readonly text: string }[];
  /** Her pictures but for the hero; null where there are no more. */
  readonly gallery: GalleryView | null;
  readonly film: FilmView | null;
  readonly story: { readonly headline: string; readonly standfirst: string; readonly paragraphs: readonly string[] };
  readonly documents: readonly DocumentView[];
  readonly specification: readonly SpecificationGroup[];
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
  readonly rates: RatesView | null;
  readonly aboard: readonly {
    readonly title: string;
    readonly features: readonly { readonly text: string; readonly href: string | null }[];
  }[];
  readonly notes: readonly string[];
  readonly office: OfficeView | null;
  readonly similar: { readonly title: string; readonly cards: readonly CardView[] };
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
  readonly rows: readonly { readonly label: string; readonly value: string; readonly other: string | null }[];
}

export interface RatesView {
  readonly note: string;
  readonly seasons: readonly {
    readonly title: string;
    readonly current: boolean;
    readonly months: string;
    readonly high: string;
    readonly low: string;
    readonly waters: string;
  }[];
}

export interface OfficeView {
  readonly title: string;
  readonly text: string;
  readonly write: { readonly text: string; readonly href: string };
  readonly call: { readonly text: string; readonly href: string };
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly clock: { readonly timezone: string; readonly time: string };
}
