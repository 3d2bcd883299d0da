import type { ContentDraft } from '../content/content-draft.ts';
import type { Page } from '../content/page.ts';
import type { HomeContent, Site } from '../content/site.ts';
import type { CharterTerms } from '../estimate/charter-terms.ts';
import type { Stop } from '../itinerary/itinerary.ts';
import type { Locale } from '../locale/locale.ts';

/** The published content, or the editors' drafts (CO8). */
export type Edition = 'published' | 'draft';

/**
 * Reads the content that editors write. Invalid parts are left out and logged; only a missing site or homepage stops
 * the start. If the source fails later on, the content that was last read is returned.
 */
export interface ContentRepository {
  site(): Promise<Site>;
  home(): Promise<HomeContent>;
  /** The homepage as editors last saved it (CO8); as it is published where the source keeps no drafts of it. */
  homeDraft(): Promise<ContentDraft<HomeContent>>;
  /** The page with this slug in this locale, or null; of the published edition by default. */
  page(slug: string, locale: Locale, edition?: Edition): Promise<Page | null>;
  /** All pages, by id. In the draft edition a draft replaces the published page with its id. */
  pages(edition?: Edition): Promise<readonly Page[]>;
  /** The costs of a charter besides its fee; null where the content has none or they are invalid. */
  charterTerms(): Promise<CharterTerms | null>;
  /** The stops of itineraries, in the order of the content, with unique ids (CF3). */
  stops(): Promise<readonly Stop[]>;
  /** Changes whenever published content changes. */
  version(): Promise<string>;
}
export const ContentRepository = Symbol.for('ContentRepository');
