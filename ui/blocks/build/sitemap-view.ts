import { translationOrFallback } from '../../../core/content/page.ts';
import { PAGE_KINDS, type PageKind } from '../../../core/content/page-kind.ts';
import { listedPagesOfKind } from '../../../core/content/page-order.ts';
import { type Locale, localeEntry } from '../../../core/locale/locale.ts';
import { MARKETS } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import type { LinkView } from '../../components/Link.tsx';
import type { BlockContext } from './block-context.ts';

/**
 * Builds the sitemap: indexed pages by their kind, and the yachts of each market. Each group is sorted by name, because
 * content sources differ in their order.
 */
export async function sitemapView(context: BlockContext) {
  const { ports, href, translate, locale } = context;
  const inOrder = byName(locale);
  const fleet = await ports.catalogue.all();
  const markets = MARKETS.map((market) => ({
    title: translate(`list.${market}.title`),
    href: href(routePath({ name: 'yacht-list', market })),
    links: fleet.flatMap(({ name, market: offered, slugs }) => {
      const slug = slugs[market];
      if (slug === null || !isOfferedOn(offered, market)) return [];
      return [{ text: name, href: href(routePath({ name: 'yacht', market, slug })) }];
    }),
  }));
  const [content, ...kinds] = PAGE_KINDS;
  const lists = markets.map(({ title, href }) => ({ text: title, href }));
  const named = [{ text: translate('sitemap.home'), href: href('/') }, ...lists];
  return {
    type: 'sitemap' as const,
    groups: [
      { title: translate('sitemap.pages'), links: [...named, ...inOrder(linksOf(content, context))] },
      ...kinds.map((kind) => ({ title: translate(`sitemap.${kind}`), links: inOrder(linksOf(kind, context)) })),
      ...markets.map(({ title, links }) => ({ title, links: inOrder(links) })),
    ].filter(({ links }) => links.length > 0),
  };
}

/** Sorts links by text in the order of the language, `Episode 2` before `Episode 10`, then by address. */
function byName(locale: Locale): (links: readonly LinkView[]) => readonly LinkView[] {
  const { compare } = new Intl.Collator(localeEntry(locale).iso, { numeric: true });
  return (links) => links.toSorted((a, b) => compare(a.text, b.text) || (a.href < b.href ? -1 : 1));
}

function linksOf(kind: PageKind, { pages, locale, now, href }: BlockContext): LinkView[] {
  const indexed = listedPagesOfKind(pages, kind, locale, now).filter(({ indexable }) => indexable);
  return indexed.map((page) => {
    const { slug, state } = translationOrFallback(page, locale);
    return { text: state.breadcrumbsTitle, href: href(routePath({ name: 'content', slug })) };
  });
}
