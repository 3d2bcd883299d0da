import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeComparison, encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { buildCompareView } from '../../features/compare/build-compare-view.ts';
import type { CompareView } from '../../features/compare/compare-view.ts';
import { buildPage } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { viewContextOf } from '../../view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<CompareView>> {
  const context = viewContextOf(pageContext);
  const { translate } = context;
  const comparison = decodeComparison(pageContext.urlParsed.searchOriginal ?? '');
  const view = await buildCompareView(comparison, context);
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
