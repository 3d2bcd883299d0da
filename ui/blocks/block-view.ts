import type { ButtonGroupBlock, ContentButton } from '../../core/content/blocks/contact-blocks.ts';
import type { SpacerSize } from '../../core/content/blocks/layout-blocks.ts';
import type { PeoplePictureBlock, PictureBlock } from '../../core/content/blocks/picture-blocks.ts';
import type { Fact, HeadingBlock, StoryBlock } from '../../core/content/blocks/text-blocks.ts';
import type { PageKind } from '../../core/content/page-kind.ts';
import type { RichText } from '../../core/content/rich-text.ts';
import type { PaginationView } from '../components/pagination-view.ts';
import type { PictureView } from '../components/picture-view.ts';
import type { DeckView } from '../deck-plans/deck-plans-view.ts';
import type { DocumentView } from '../gallery/document-view.ts';
import type { FilmView } from '../gallery/film-view.ts';
import type { GalleryView } from '../gallery/gallery-view.ts';
import type { OfficeHoursView } from '../i18n/office-hours.ts';
import type { PlaceMapView } from '../map/place-map.ts';
import type { CardView } from '../yacht-card/card-view.ts';

export interface LinkView {
  readonly text: string;
  readonly href: string;
}

export interface FigureView {
  readonly picture: PictureView;
  readonly caption: string | null;
}

/** A section of a page, which jump-to menus and addresses name by its id. */
interface Titled {
  readonly title: string | null;
  readonly id: string | null;
}

/** The data of a block's component: links are localized and data is looked up. */
export type BlockView =
  | { readonly type: 'page-head'; readonly title: string; readonly standfirst: string | null }
  | HeroView
  | HeadingBlock
  | ({ readonly type: 'rich-text'; readonly body: RichText } & Titled)
  | ({
      readonly type: 'story';
      readonly body: RichText;
      readonly figure: FigureView | null;
      readonly side: StoryBlock['side'];
    } & Titled)
  | { readonly type: 'quote'; readonly text: string; readonly by: string | null }
  | ({ readonly type: 'facts'; readonly items: readonly Fact[] } & Titled)
  | ({
      readonly type: 'steps';
      readonly items: readonly { readonly title: string; readonly body: RichText }[];
    } & Titled)
  | ({
      readonly type: 'faq';
      readonly items: readonly { readonly question: string; readonly answer: RichText }[];
    } & Titled)
  | { readonly type: 'picture'; readonly figure: FigureView; readonly width: PictureBlock['width'] }
  | ({ readonly type: 'gallery'; readonly gallery: GalleryView } & Titled)
  | ({ readonly type: 'slider'; readonly slides: readonly SlideView[] } & Titled)
  | ({ readonly type: 'video'; readonly film: FilmView; readonly caption: string | null } & Titled)
  | ({
      readonly type: 'podcast';
      readonly src: string | null;
      readonly length: string;
      /** The recording as a file to download; null if the media library has none. */
      readonly file: DocumentView | null;
      readonly lines: readonly {
        readonly at: number;
        readonly time: string;
        readonly speaker: string;
        readonly text: string;
      }[];
    } & Titled)
  | ({
      readonly type: 'people-picture';
      readonly textAlignment: PeoplePictureBlock['textAlignment'];
      readonly people: readonly { readonly name: string; readonly photo: PictureView | null }[];
    } & Titled)
  | ({
      readonly type: 'yacht-grid';
      readonly cards: readonly CardView[];
      readonly all: LinkView | null;
      readonly trouble: string | null;
    } & Titled)
  | ({ readonly type: 'yacht-list'; readonly rows: readonly YachtRowView[] } & Titled)
  | ({ readonly type: 'search-filters'; readonly action: string; readonly fields: readonly SelectView[] } & Titled)
  | { readonly type: 'sorting'; readonly options: readonly (LinkView & { readonly current: boolean })[] }
  | { readonly type: 'pagination'; readonly pagination: PaginationView | null }
  | ({
      readonly type: 'compare';
      readonly yachts: readonly ComparedView[];
      readonly rows: readonly ComparedRowView[];
      readonly all: LinkView;
    } & Titled)
  | ({
      readonly type: 'deck-plans';
      readonly drawing: { readonly src: string; readonly alt: string } | null;
      readonly plans: GalleryView | null;
      /** Decks drawn from the yacht's data, for a yacht without deck plans of her own. */
      readonly decks: readonly DeckView[];
    } & Titled)
  | BerthHeroView
  | ({ readonly type: 'offices'; readonly offices: readonly OfficeRowView[] } & Titled)
  | ({ readonly type: 'office-map'; readonly map: PlaceMapView; readonly offices: readonly OfficeRowView[] } & Titled)
  | ({
      readonly type: 'map-destinations';
      readonly text: string | null;
      readonly map: PlaceMapView;
      readonly places: readonly (LinkView & { readonly note: string })[];
    } & Titled)
  | ({
      readonly type: 'voyage';
      readonly text: string | null;
      readonly map: PlaceMapView;
      readonly legs: readonly LegView[];
      readonly sum: string;
      /** Link that opens this voyage as the visitor's own plan (CF3). */
      readonly plan: LinkView;
      readonly link: LinkView | null;
    } & Titled)
  | ({
      readonly type: 'contact';
      readonly text: string | null;
      readonly who: ContactView;
      /** Address of the enquiry form to this person or office (FM1). */
      readonly enquireHref: string;
    } & Titled)
  | ({ readonly type: 'form'; readonly text: string | null; readonly link: LinkView } & Titled)
  | ({ readonly type: 'newsletter'; readonly text: string | null; readonly button: LinkView } & Titled)
  | {
      readonly type: 'button-group';
      readonly alignment: ButtonGroupBlock['alignment'];
      readonly buttons: readonly ContentButton[];
    }
  | { readonly type: 'spacer'; readonly size: SpacerSize }
  | {
      readonly type: 'jump-to';
      readonly links: readonly { readonly id: string; readonly text: string }[];
      readonly button: LinkView | null;
    }
  | EntriesView
  | ({ readonly type: 'people'; readonly people: readonly EntryView[] } & Titled)
  | { readonly type: 'sitemap'; readonly groups: readonly SitemapGroupView[] }
  /** A block that could not be read; shown in previews only (CO2, CO8). */
  | { readonly type: 'wrong-block'; readonly block: string; readonly problems: readonly string[] };

export interface HeroView {
  readonly type: 'hero';
  readonly title: string;
  readonly standfirst: string | null;
  readonly figure: FigureView | null;
  readonly facts: readonly Fact[];
}

export interface BerthHeroView extends Omit<HeroView, 'type'> {
  readonly type: 'berth-hero';
  readonly price: string;
}

export interface SlideView extends FigureView {
  readonly title: string;
  readonly text: string | null;
  readonly link: LinkView | null;
}

export interface YachtRowView extends LinkView {
  readonly id: string;
  readonly facts: string;
  readonly price: string;
}

export interface SelectView {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface ComparedView extends LinkView {
  readonly id: string;
  readonly drawing: { readonly src: string; readonly alt: string; readonly width: string };
}

export interface ComparedRowView {
  readonly label: string;
  /** Null for a value that is not known. */
  readonly values: readonly (string | null)[];
  readonly same: boolean;
}

export interface OfficeRowView {
  readonly id: string;
  readonly name: string;
  /** Address of the office's page; null if it has none. */
  readonly href: string | null;
  readonly country: string;
  readonly timezone: string;
  /** Name of the time zone. */
  readonly zone: string;
  readonly hours: OfficeHoursView;
  readonly phone: LinkView;
  readonly email: string;
  /** Address of a map with directions to the office. */
  readonly directions: string;
}

export interface LegView {
  readonly key: string;
  readonly day: string | null;
  readonly name: string;
  readonly text: string | null;
  readonly miles: string;
  readonly hours: string;
}

export interface ContactView {
  readonly name: string;
  readonly href: string | null;
  readonly line: string;
  readonly timezone: string | null;
  /** Name of the time zone; '' without an office. */
  readonly zone: string;
  readonly hours: OfficeHoursView | null;
  readonly phone: LinkView;
  readonly email: LinkView;
}

export interface EntriesView extends Titled {
  readonly type: 'entries';
  readonly of: PageKind;
  readonly filters: readonly (LinkView & { readonly current: boolean; readonly count: string })[];
  readonly entries: readonly EntryView[];
  readonly pagination: PaginationView | null;
  /** Whether the list is a short one beside other content. */
  readonly aside: boolean;
}

/** A page as an entry of a list. */
export interface EntryView extends LinkView {
  readonly id: string;
  readonly kind: PageKind;
  readonly teaser: string;
  readonly picture: PictureView | null;
  /** Short facts beside the title, such as a date, a season or a role. */
  readonly notes: readonly string[];
  readonly date: { readonly iso: string; readonly text: string } | null;
}

export interface SitemapGroupView {
  readonly title: string;
  readonly links: readonly LinkView[];
}
