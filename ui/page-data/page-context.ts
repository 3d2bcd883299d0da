import type { BuildVersion } from '../../core/build-version/build-version.ts';
import type { FindReceipt } from '../../core/enquiry/stored-enquiry.ts';
import type { ReturnedForm } from '../../core/enquiry/submission.ts';
import type { TileServer } from '../../core/geo/mercator.ts';
import type { Locale, LocaleStrategy } from '../../core/locale/locale.ts';
import type { AvailabilityCalendar } from '../../core/ports/availability-calendar.ts';
import type { ContentRepository, Edition } from '../../core/ports/content-repository.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { Recommendations } from '../../core/ports/recommendations.ts';
import type { SeaRoutes } from '../../core/ports/sea-routes.ts';
import type { SiteSearch } from '../../core/ports/site-search.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { YachtSearch } from '../../core/ports/yacht-search.ts';
import type { DisplayPreferences } from '../../core/preferences/display.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ErrorView } from '../shell/error-view.ts';
import type { PageView } from './page-view.ts';

/** The ports that pages use, from the server's container. */
export interface PagePorts {
  readonly catalogue: YachtCatalogue;
  readonly calendars: AvailabilityCalendar;
  readonly search: YachtSearch;
  readonly siteSearch: SiteSearch;
  readonly recommendations: Recommendations;
  readonly media: MediaLibrary;
  readonly offices: OfficeDirectory;
  readonly content: ContentRepository;
  readonly seaRoutes: SeaRoutes;
}

/** The data that the server passes to a page with each request; the browser gets only the page's data and locale. */
export interface PageRequestContext {
  readonly ports: PagePorts;
  /** Returns whether a search of this page has failed so far (SE9). */
  readonly searchFailed: () => boolean;
  readonly strategy: LocaleStrategy;
  /** The build version of the browser's files; null in development. */
  readonly build: BuildVersion | null;
  /** Whether the error page shows the error: in development only (UI2). */
  readonly showErrors: boolean;
  readonly preferences: DisplayPreferences;
  /** Whether the device is a phone: a list page has 10 yachts instead of 30 (SE1). */
  readonly mobile: boolean;
  /** ISO 8601 instant of the request. */
  readonly now: string;
  /** Origin for canonical addresses, without a final slash; null if none is configured. */
  readonly publicUrl: string | null;
  /** The map tiles of another service; null for the built-in chart. */
  readonly mapTiles: TileServer | null;
  /** The number of days for which the page of a withdrawn yacht remains. */
  readonly withdrawnDays: number;
  /** Origins whose forms open in a drawer. */
  readonly formOrigins: readonly string[];
  /** The name of a staging site; null for the real site (CM4). */
  readonly staging: string | null;
  /** Whether this is a preview, which may read drafts (CO8). */
  readonly preview: boolean;
  readonly edition: Edition;
  /** The origin of the editor that shows previews of drafts in a frame; null if there is none (CM2). */
  readonly editor: string | null;
  /** The form that is returned with its values; null for a new one (FM2). */
  readonly submission: ReturnedForm | null;
  /** Returns the signed token of a new form: its key and the time at which it was opened. */
  readonly newFormToken: () => string;
  readonly findReceipt: FindReceipt;
  /** Set if the server requests the error page, whatever the address; null otherwise. */
  readonly failure: {
    readonly status: 403 | 404 | 410 | 500 | 503;
    /** The path that the page shows; null if it shows none. */
    readonly path: string | null;
    readonly error?: unknown;
  } | null;
  /** Set if a redirect rule of the content matches (LK4). */
  readonly redirectTo: string | null;
  readonly messages: Readonly<Record<Locale, { readonly translate: Translate; readonly url: string }>>;
}

/** A document in parts. Vike adds its links before the head, and its scripts after the closing tag. */
export interface RenderedDocument {
  /** From the doctype to the start tag of the head. */
  readonly opening: string;
  /** From the content of the head to the start tag of the page's root. */
  readonly head: string;
  /** The page in pieces, inserted after Vike's own passes, which are slow on long documents. */
  readonly markup: readonly string[];
  /** The end tag of the page's root. */
  readonly closing: string;
}

/** The reason that the error of a missing page carries. */
export interface MissingPageReason {
  /** Whether the route exists, but its page is not valid (RT6). */
  readonly invalid: boolean;
  /** The 404 page of a navigation; null for a document. */
  readonly page: { readonly data: PageView<ErrorView>; readonly locale: Locale } | null;
}

declare global {
  namespace Vike {
    interface PageContext {
      abortReason?: MissingPageReason;
      locale: Locale;
      data: PageView;
    }
    interface PageContextServer extends PageRequestContext {
      rendered?: RenderedDocument;
    }
    interface PageContextClient {
      /** Set by `navigateTo` if the scroll position is to stay. */
      keepsScroll?: boolean;
    }
  }
}
