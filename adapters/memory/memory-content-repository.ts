import { createHash } from 'node:crypto';
import type { Page } from '../../core/content/page.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';

export interface MemoryContent {
  readonly site: Site;
  readonly home: HomeContent;
  readonly pages: readonly Page[];
}

/** Content handed over by a test. */
export class MemoryContentRepository implements ContentRepository {
  readonly #content: MemoryContent;

  constructor(content: MemoryContent) {
    this.#content = content;
  }

  async site(): Promise<Site> {
    return this.#content.site;
  }

  async home(): Promise<HomeContent> {
    return this.#content.home;
  }

  async page(slug: string, locale: Locale): Promise<Page | null> {
    return this.#content.pages.find((page) => page.slug[locale] === slug) ?? null;
  }

  async pages(): Promise<readonly Page[]> {
    return this.#content.pages;
  }

  async version(): Promise<string> {
    return createHash('sha256').update(JSON.stringify(this.#content)).digest('hex');
  }
}
