import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeComparison, encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { buildCompareView } from '../../features/compare/build-compare-view.ts';
import type { CompareView } from '../../features/compare/compare-view.ts';
import { buildPage, hrefOf, translateOf } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<CompareView>> {
  const { ports, locale, reading, now } = pageContext;
  const translate = translateOf(pageContext);
  const comparison = decodeComparison(pageContext.urlParsed.searchOriginal ?? '');
  const view = await buildCompareView(comparison, {
    catalogue: ports.catalogue,
    media: ports.media,
    locale,
    href: hrefOf(pageContext),
    translate,
    reading,
    now,
  });
  return buildPage(pageContext, {
    title: translate('compare.title'),
    description: translate('compare.description'),
    paths: everyLocale(routePath({ name: 'compare' }) + encodeComparison(comparison)),
    section: null,
    // Every choice of yachts is an address of its own: for people, not for indexes.
    indexable: false,
    view,
  });
}
