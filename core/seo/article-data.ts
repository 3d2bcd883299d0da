import { localeEntry } from '../locale/locale.ts';
import { brokerage } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import type { NamedPerson, PageFacts } from './page-facts.ts';

/** Characters of a headline that search engines read. */
const LONGEST_HEADLINE = 110;

/** Builds the data of news and articles; the author of unsigned ones is the brokerage. */
export function articleData(
  type: 'NewsArticle' | 'Article',
  facts: PageFacts,
  { author, sections }: { readonly author: NamedPerson | null; readonly sections: readonly string[] },
  context: SeoContext,
): JsonLd {
  const publisher = brokerage(context);
  return thing(type, {
    headline: headlineOf(facts.name),
    description: facts.description,
    image: facts.images,
    datePublished: facts.published,
    dateModified: facts.updated,
    author: author === null ? publisher : thing('Person', { name: author.name, url: author.url }),
    publisher,
    articleSection: sections,
    mainEntityOfPage: facts.url,
    inLanguage: localeEntry(context.locale).language,
  });
}

/** Returns the title, cut after a word if it is too long. */
export function headlineOf(title: string): string {
  if (title.length <= LONGEST_HEADLINE) return title;
  const end = title.slice(0, LONGEST_HEADLINE).search(/\s\S*$/);
  // A surrogate pair is not cut in two.
  const cut = end > 0 ? title.slice(0, end) : title.slice(0, LONGEST_HEADLINE - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}
