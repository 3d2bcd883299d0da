import type { Page } from '../../../core/content/page.ts';
import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import type { EditedDrafts } from '../../../core/ports/edited-drafts.ts';
import { isRecord } from '../../../core/shared/parse-json.ts';
import { type MemoryContent, MemoryContentRepository } from '../memory-content-repository.ts';

/** Drafts of an editor who has whole pages on the screen. */
export class MemoryEditedDrafts implements EditedDrafts {
  readonly #drafts: Map<string, Page>;

  constructor(private readonly content: MemoryContent) {
    this.#drafts = new Map((content.drafts ?? []).map((page) => [page.id, page]));
  }

  save(page: Page): void {
    this.#drafts.set(page.id, page);
  }

  async with(page: unknown, locale: Locale): Promise<MemoryContentRepository | null> {
    if (!isRecord(page)) return null;
    const known = [...this.#drafts.values(), ...this.content.pages].find(({ id }) => id === page.id);
    const edited = page as unknown as Page;
    if (known === undefined || !LOCALES.some(({ code }) => edited.translations?.[code])) return null;
    const translations = { ...known.translations, [locale]: edited.translations[locale] };
    return this.#contentWith([{ ...known, translations }, ...this.#drafts.values()]);
  }

  async anew(): Promise<MemoryContentRepository> {
    return this.#contentWith([...this.#drafts.values()]);
  }

  #contentWith(drafts: readonly Page[]): MemoryContentRepository {
    return new MemoryContentRepository({ ...this.content, drafts });
  }
}
