import { LOCALES, type Locale } from '../locale/locale.ts';
import type { FieldProblem } from '../records/record-reader.ts';
import type { Page } from './page.ts';

/** Pages by id and by the slug they have in each locale, in the order of their ids. */
export class PageShelf {
  readonly #byId = new Map<string, Page>();
  readonly #bySlug = new Map<string, Page>();
  #pages: readonly Page[] | null = null;

  /** Drafts over the pages that visitors read: each in the place of the page with its id. */
  static withDrafts(published: readonly Page[], drafts: readonly Page[]): PageShelf {
    const shelf = new PageShelf();
    for (const draft of drafts) shelf.add(draft);
    // What a draft has taken of others' ids and slugs is its own: that is what a preview is to show.
    for (const page of published) shelf.add(page);
    return shelf;
  }

  get pages(): readonly Page[] {
    this.#pages ??= [...this.#byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    return this.#pages;
  }

  /** Adds it, unless its id or one of its slugs is taken: then the field that is, and by whom. */
  add(page: Page): FieldProblem | null {
    if (this.#byId.has(page.id)) return { field: 'id', problem: `"${page.id}" is taken by an earlier page` };
    const keys = LOCALES.flatMap(({ code }) => {
      const slug = page.translations[code]?.slug;
      return slug === undefined ? [] : [{ code, key: keyOf(slug, code) }];
    });
    for (const { code, key } of keys) {
      const other = this.#bySlug.get(key);
      if (other !== undefined) return { field: `slug.${code}`, problem: `is taken by ${other.id}` };
    }
    this.#byId.set(page.id, page);
    for (const { key } of keys) this.#bySlug.set(key, page);
    this.#pages = null;
    return null;
  }

  byId(id: string): Page | null {
    return this.#byId.get(id) ?? null;
  }

  bySlug(slug: string, locale: Locale): Page | null {
    return this.#bySlug.get(keyOf(slug, locale)) ?? null;
  }
}

function keyOf(slug: string, locale: Locale): string {
  return `${locale}/${slug}`;
}
