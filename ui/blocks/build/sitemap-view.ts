import { readablePage } from '../../../core/content/page.ts';
import type { PageKind } from '../../../core/content/page-kind.ts';
import { PAGE_KINDS } from '../../../core/content/page-kind.ts';
import { pagesOfKind } from '../../../core/content/page-order.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { MARKETS, type Market } from '../../../core/yacht/market.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import type { BlockView, SitemapGroupView } from '../block-view.ts';
import type { BlockContext } from './block-context.ts';

/** Every page there is, by what it is about, and the yachts of each market. */
export async function sitemapView(context: BlockContext): Promise<Extract<BlockView, { type: 'sitemap' }>> {
  const { ports, href, translate } = context;
  const fleet = await ports.catalogue.all();
  const yachts = (market: Market): SitemapGroupView => ({
    title: translate(`list.${market}.title`),
    links: fleet
      .filter((yacht) => offeredOn(yacht.market, market) && yacht.slugs[market] !== null)
      .map((yacht) => ({
        text: yacht.name,
        href: href(routePath({ name: 'yacht', market, slug: yacht.slugs[market] ?? '' })),
      })),
  });
  const [content, ...kinds] = PAGE_KINDS;
  return {
    type: 'sitemap',
    groups: [
      { title: translate('sitemap.pages'), links: [...namedPages(context), ...linksOf(content, context)] },
      ...kinds.map((kind) => ({ title: translate(`sitemap.${kind}`), links: linksOf(kind, context) })),
      ...MARKETS.map(yachts),
    ].filter(({ links }) => links.length > 0),
  };
}

function namedPages({ href, translate }: BlockContext) {
  return [
    { text: translate('sitemap.home'), href: href('/') },
    ...MARKETS.map((market) => ({
      text: translate(`list.${market}.title`),
      href: href(routePath({ name: 'yacht-list', market })),
    })),
  ];
}

function linksOf(kind: PageKind, { pages, locale, now, href }: BlockContext) {
  return pagesOfKind(pages, kind, locale, now)
    .filter(({ indexable }) => indexable)
    .map((page) => {
      const { slug, state } = readablePage(page, locale);
      return { text: state.breadcrumbsTitle, href: href(routePath({ name: 'content', slug })) };
    });
}
