import type { PageContextServer } from 'vike/types';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { decodeSiteSearch } from '../../../core/site-search/site-search-query.ts';
import { buildSiteSearchView, siteSearchPath } from '../../features/site-search/build-site-search-view.ts';
import { buildPage, viewContextOf } from '../../page-data/page-builder.ts';

export async function data(pageContext: PageContextServer) {
  const context = viewContextOf(pageContext);
  const { translate } = context;
  const query = decodeSiteSearch(pageContext.urlParsed.searchOriginal ?? '');
  const { text } = query;
  const view = await buildSiteSearchView(query, context);
  return buildPage(pageContext, {
    title: text === '' ? translate('search.site.title') : translate('search.site.headTitle', { text }),
    description: translate('search.site.description'),
    paths: sameInEveryLocale(siteSearchPath(query)),
    // Every query is an address of its own, so none is indexed.
    indexable: false,
    unanswered: view.trouble?.message ?? null,
    view,
  });
}
