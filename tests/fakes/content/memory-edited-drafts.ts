import { type ContentDraft, publishedAsDraft } from '../../../core/content/content-draft.ts';
import type { Page } from '../../../core/content/page.ts';
import type { HomeContent } from '../../../core/content/site.ts';
import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import type { EditedContent, EditedDrafts } from '../../../core/ports/edited-drafts.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { isRecord } from '../../../core/shared/parse-json.ts';
import { mainPage } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { type MemoryContent, MemoryContentRepository } from '../memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../memory-yacht-catalogue.ts';

/** A homepage or a yacht on an editor's screen or saved; null for one that cannot be read. */
type EditedRecord = { readonly home: HomeContent | null } | { readonly yacht: Yacht | null };

/** Drafts of an editor who has whole pages, the whole homepage or whole yachts on the screen. */
export class MemoryEditedDrafts implements EditedDrafts {
  readonly #drafts: Map<string, Page>;
  #home: ContentDraft<HomeContent> | undefined;
  readonly #yachts = new Map<YachtId, ContentDraft<Yacht>>();

  constructor(
    private readonly content: MemoryContent,
    private readonly fleet: readonly Yacht[] = [],
  ) {
    this.#drafts = new Map((content.drafts ?? []).map((page) => [page.id, page]));
  }

  save(page: Page): void {
    this.#drafts.set(page.id, page);
  }

  saveHome(home: HomeContent | null): void {
    this.#home = home === null ? publishedAsDraft(this.content.home, true) : publishedAsDraft(home);
  }

  saveYacht(published: Yacht, draft: Yacht | null): void {
    this.#yachts.set(published.id, draft === null ? publishedAsDraft(published, true) : publishedAsDraft(draft));
  }

  async with(record: unknown, locale: Locale): Promise<EditedContent | null> {
    if (!isRecord(record)) return null;
    if ('home' in record || 'yacht' in record) return this.#withRecord(record as EditedRecord, locale);
    const known = [...this.#drafts.values(), ...this.content.pages].find(({ id }) => id === record.id);
    const edited = record as unknown as Page;
    if (known === undefined || !LOCALES.some(({ code }) => edited.translations?.[code])) return null;
    const translations = { ...known.translations, [locale]: edited.translations[locale] };
    return this.#contentWith([{ ...known, translations }, ...this.#drafts.values()]);
  }

  /** Records have the ids of yachts as their address, and `home`. */
  async pathOf(address: string): Promise<string | null> {
    if (address === 'home') return routePath({ name: 'home' });
    const yacht = this.fleet.find(({ id }) => `yachts/${id}` === address);
    const page = yacht === undefined ? null : mainPage(yacht);
    return page && routePath({ name: 'yacht', ...page });
  }

  async anew(): Promise<EditedContent> {
    return this.#contentWith([...this.#drafts.values()]);
  }

  #withRecord(record: EditedRecord, locale: Locale): EditedContent | null {
    if ('yacht' in record) {
      const { yacht } = record;
      return (
        yacht && this.#contentWith([], this.#home, new Map([...this.#yachts, [yacht.id, publishedAsDraft(yacht)]]))
      );
    }
    if (record.home === null) return null;
    const before = this.#home?.value ?? this.content.home;
    const title = { ...before.title, [locale]: record.home.title[locale] };
    return this.#contentWith([], publishedAsDraft({ ...record.home, title }));
  }

  #contentWith(drafts: readonly Page[], home = this.#home, yachts = this.#yachts): EditedContent {
    return {
      content: new MemoryContentRepository({ ...this.content, drafts, ...(home && { homeDraft: home }) }),
      catalogue: new MemoryYachtCatalogue(this.fleet, yachts),
    };
  }
}
