import { inEveryLocale, LOCALES, type Locale } from '../locale/locale.ts';
import type { FieldProblem } from '../records/record-reader.ts';
import type { Page } from './page.ts';

/** A page as a shelf took it. */
export interface ShelvedPage {
  /** Without the languages that are left out; null where the whole page is. */
  readonly page: Page | null;
  readonly problems: readonly FieldProblem[];
}

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

  /** Adds it, unless its id is taken; where a slug is taken, it is left out in that language. */
  add(page: Page): ShelvedPage {
    if (this.#byId.has(page.id)) {
      return { page: null, problems: [{ field: 'id', problem: `"${page.id}" is taken by an earlier page` }] };
    }
    const problems: FieldProblem[] = [];
    const translations = inEveryLocale((code) => {
      const own = page.translations[code];
      const other = own && this.#bySlug.get(keyOf(own.slug, code));
      if (other) problems.push({ field: `slug.${code}`, problem: `is taken by ${other.id}` });
      return other ? null : own;
    });
    const shelved = problems.length === 0 ? page : { ...page, translations };
    const slugs = LOCALES.flatMap(({ code }) => {
      const slug = translations[code]?.slug;
      return slug === undefined ? [] : [keyOf(slug, code)];
    });
    if (slugs.length === 0) return { page: null, problems };
    this.#byId.set(page.id, shelved);
    for (const key of slugs) this.#bySlug.set(key, shelved);
    this.#pages = null;
    return { page: shelved, problems };
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
