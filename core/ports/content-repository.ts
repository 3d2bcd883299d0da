import type { Page } from '../content/page.ts';
import type { HomeContent, Site } from '../content/site.ts';
import type { Locale } from '../locale/locale.ts';

/** What editors write. Wrong parts are left out and named in the log; only a missing site or homepage stops the start. */
export interface ContentRepository {
  site(): Promise<Site>;
  home(): Promise<HomeContent>;
  /** The one page with this slug in this locale, or null. */
  page(slug: string, locale: Locale): Promise<Page | null>;
  /** All pages, in a stable order. */
  pages(): Promise<readonly Page[]>;
  /** Changes whenever any content does. */
  version(): Promise<string>;
}
export const ContentRepository = Symbol.for('ContentRepository');
