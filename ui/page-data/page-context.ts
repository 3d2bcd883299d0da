import type { BuildVersion } from '../../core/build-version/build-version.ts';
import type { FindReceipt } from '../../core/enquiry/receipt.ts';
import type { Submission } from '../../core/enquiry/submission.ts';
import type { MapTiles } from '../../core/geo/map-tiles.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { LocaleStrategy } from '../../core/locale/split-locale.ts';
import type { ContentRepository, Edition } from '../../core/ports/content-repository.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { Recommendations } from '../../core/ports/recommendations.ts';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import type { SiteSearch } from '../../core/ports/site-search.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { YachtSearch } from '../../core/ports/yacht-search.ts';
import type { DisplayPreferences } from '../../core/preferences/display-preferences.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ErrorView } from '../shell/error-view.ts';
import type { PageView } from './page-view.ts';

/** The ports that pages ask, as the server's container holds them. */
export interface PagePorts {
  readonly catalogue: YachtCatalogue;
  readonly search: YachtSearch;
  readonly siteSearch: SiteSearch;
  readonly recommendations: Recommendations;
  readonly media: MediaLibrary;
  readonly offices: OfficeDirectory;
  readonly content: ContentRepository;
  readonly seaCharts: SeaCharts;
}

/** What the server hands to a page with each request; nothing of it reaches the browser unless a view holds it. */
export interface PageRequestContext {
  readonly ports: PagePorts;
  /** Whether any search that this page has asked so far did not answer (product.md SE9). */
  readonly searchFailed: () => boolean;
  readonly strategy: LocaleStrategy;
  /** The build of the browser's files; null in development. */
  readonly build: BuildVersion | null;
  /** Whether the error page shows what was thrown: in development only (product.md UI2). */
  readonly showErrors: boolean;
  readonly preferences: DisplayPreferences;
  /** product.md SE1: 30 yachts a page, or 10. */
  readonly mobile: boolean;
  /** ISO 8601 instant of the request. */
  readonly now: string;
  /** Origin for canonical addresses, without a slash at the end; null where none is configured. */
  readonly publicUrl: string | null;
  /** A map of another service in place of our own chart. */
  readonly mapTiles: MapTiles | null;
  /** Days for which the page of a yacht that is off the market says so, before it is gone. */
  readonly withdrawnDays: number;
  /** Whose forms open in a drawer. */
  readonly formOrigins: readonly string[];
  /** product.md CO8: whether this is a preview, and whether drafts are read in it. */
  readonly preview: boolean;
  readonly edition: Edition;
  /** A form that came back, to be shown with what was in it; null for one that is opened (product.md FM2). */
  readonly submission: Submission | null;
  /** What a form of an enquiry is sent with: its key, and when it was opened. */
  readonly newFormToken: () => string;
  readonly findReceipt: FindReceipt;
  /** Set when the designed error page is asked for, whatever the address. */
  readonly failure: {
    readonly status: 403 | 404 | 410 | 500 | 503;
    /** For the page to name; null where it is not to be named. */
    readonly path: string | null;
    readonly error?: unknown;
  } | null;
  /** Set when a rule of the content leads elsewhere (product.md LK4). */
  readonly redirectTo: string | null;
  readonly messages: Readonly<Record<Locale, { readonly translate: Translate; readonly url: string }>>;
}

/** The reason of a 404 that a page throws. */
export interface MissingReason {
  /** The route is there, but its page failed its check (product.md RT6). */
  readonly invalid: boolean;
  /** The 404 page, for a navigation; null where a document is rendered. */
  readonly page: { readonly data: PageView<ErrorView>; readonly locale: Locale } | null;
}

declare global {
  namespace Vike {
    interface PageContext {
      abortReason?: MissingReason;
      locale: Locale;
      data: PageView;
      translate: Translate;
    }
    interface PageContextServer extends PageRequestContext {
      /** The page as React wrote it; put into the document after Vike has placed its tags. */
      markup?: string;
    }
    interface PageContextClient {
      /** Set by `navigateTo` where the page is to stay where it was scrolled to. */
      keepsScroll?: boolean;
    }
  }
}
