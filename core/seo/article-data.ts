import { localeEntry } from '../locale/locale.ts';
import { brokerage } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import type { NamedPerson, PageFacts } from './page-facts.ts';

/** Characters of a headline that search engines read. */
const LONGEST_HEADLINE = 110;

/** News, and editorials. What nobody signed is the house's. */
export function articleData(
  type: 'NewsArticle' | 'Article',
  facts: PageFacts,
  { author, sections }: { readonly author: NamedPerson | null; readonly sections: readonly string[] },
  context: SeoContext,
): JsonLd {
  const house = brokerage(context);
  return thing(type, {
    headline: headlineOf(facts.name),
    description: facts.description,
    image: facts.images,
    datePublished: facts.published,
    dateModified: facts.updated,
    author: author === null ? house : thing('Person', { name: author.name, url: author.url }),
    publisher: house,
    articleSection: sections,
    mainEntityOfPage: facts.url,
    inLanguage: localeEntry(context.locale).language,
  });
}

/** Cut after a word where it is too long. */
export function headlineOf(title: string): string {
  if (title.length <= LONGEST_HEADLINE) return title;
  const end = title.slice(0, LONGEST_HEADLINE).search(/\s\S*$/);
  // A character of two halves is not cut in two.
  const cut = end > 0 ? title.slice(0, end) : title.slice(0, LONGEST_HEADLINE - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}
