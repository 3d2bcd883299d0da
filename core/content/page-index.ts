import { inEveryLocale, LOCALES, type Locale } from '../locale/locale.ts';
import type { FieldProblem } from '../records/read-by-schema.ts';
import type { Page } from './page.ts';

/** An index of pages by id and by their slug in each locale (RT1); `pages` lists them by id. */
export class PageIndex {
  readonly #byId = new Map<string, Page>();
  readonly #bySlug = new Map<string, Page>();
  #pages: readonly Page[] | null = null;

  /** Builds the index of a preview: the drafts, and the published pages whose id no draft has. */
  static withDrafts(published: readonly Page[], drafts: readonly Page[]): PageIndex {
    const index = new PageIndex();
    // Drafts come first, so that ids and slugs that a draft takes from published pages belong to the draft.
    for (const page of [...drafts, ...published]) index.add(page);
    return index;
  }

  get pages(): readonly Page[] {
    this.#pages ??= [...this.#byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    return this.#pages;
  }

  /**
   * Adds a page unless its id is taken. If a slug is taken, the page is left out in that language. Returns the page
   * without the languages that are left out, or null if no language is left.
   */
  add(page: Page): { readonly page: Page | null; readonly problems: readonly FieldProblem[] } {
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
    const indexed = problems.length === 0 ? page : { ...page, translations };
    const slugs = LOCALES.flatMap(({ code }) => {
      const slug = translations[code]?.slug;
      return slug === undefined ? [] : [keyOf(slug, code)];
    });
    if (slugs.length === 0) return { page: null, problems };
    this.#byId.set(page.id, indexed);
    for (const key of slugs) this.#bySlug.set(key, indexed);
    this.#pages = null;
    return { page: indexed, problems };
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
