import type { Page } from '../content/page.ts';
import type { HomeContent, Site } from '../content/site.ts';
import type { CharterTerms } from '../estimate/charter-terms.ts';
import type { Stop } from '../itinerary/stop.ts';
import type { Locale } from '../locale/locale.ts';

/** What visitors read, or what editors are still at (product.md CO8). */
export type Edition = 'published' | 'draft';

/**
 * What editors write. Wrong parts are left out and named in the log; only a missing site or homepage stops the start.
 * Where the source fails later on, what was read last goes on answering.
 */
export interface ContentRepository {
  site(): Promise<Site>;
  home(): Promise<HomeContent>;
  /** The one page with this slug in this locale, or null. Published unless said otherwise. */
  page(slug: string, locale: Locale, edition?: Edition): Promise<Page | null>;
  /** All pages, by id. In the draft edition a draft stands in the place of the page with its id. */
  pages(edition?: Edition): Promise<readonly Page[]>;
  /** What a charter costs beside its fee. Null where the source says nothing of it, and where that is wrong. */
  charterTerms(): Promise<CharterTerms | null>;
  /** Where itineraries may call, in the order of the content, no two with the same id (product.md CF3). */
  stops(): Promise<readonly Stop[]>;
  /** Changes whenever any published content does. */
  version(): Promise<string>;
}
export const ContentRepository = Symbol.for('ContentRepository');
