import { createHash } from 'node:crypto';
import { type ContentDraft, publishedAsDraft } from '../../core/content/content-draft.ts';
import type { Page } from '../../core/content/page.ts';
import { PageIndex } from '../../core/content/page-index.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { CharterTerms } from '../../core/estimate/charter-terms.ts';
import type { Stop } from '../../core/itinerary/itinerary.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { ContentRepository, Edition } from '../../core/ports/content-repository.ts';

export interface MemoryContent {
  readonly site: Site;
  readonly home: HomeContent;
  readonly pages: readonly Page[];
  readonly drafts?: readonly Page[];
  /** By default there is none, and the homepage is shown as it is published. */
  readonly homeDraft?: ContentDraft<HomeContent>;
  readonly charterTerms?: CharterTerms | null;
  readonly stops?: readonly Stop[];
}

/** Returns the content of a test. */
export class MemoryContentRepository implements ContentRepository {
  readonly #content: MemoryContent;
  readonly #pages: Readonly<Record<Edition, PageIndex>>;

  constructor(content: MemoryContent) {
    this.#content = content;
    this.#pages = {
      published: PageIndex.withDrafts(content.pages, []),
      draft: PageIndex.withDrafts(content.pages, content.drafts ?? []),
    };
  }

  async site(): Promise<Site> {
    return this.#content.site;
  }

  async home(): Promise<HomeContent> {
    return this.#content.home;
  }

  async homeDraft(): Promise<ContentDraft<HomeContent>> {
    return this.#content.homeDraft ?? publishedAsDraft(this.#content.home);
  }

  async page(slug: string, locale: Locale, edition: Edition = 'published'): Promise<Page | null> {
    return this.#pages[edition].bySlug(slug, locale);
  }

  async pages(edition: Edition = 'published'): Promise<readonly Page[]> {
    return this.#pages[edition].pages;
  }

  async charterTerms(): Promise<CharterTerms | null> {
    return this.#content.charterTerms ?? null;
  }

  async stops(): Promise<readonly Stop[]> {
    return this.#content.stops ?? [];
  }

  async version(): Promise<string> {
    const { site, home, pages, charterTerms, stops } = this.#content;
    return createHash('sha256').update(JSON.stringify({ site, home, pages, charterTerms, stops })).digest('hex');
  }
}
