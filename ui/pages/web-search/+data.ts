import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { decodeSiteSearch } from '../../../core/site-search/site-search-query.ts';
import type { SiteSearchView } from '../../features/site-search/build-site-search-view.ts';
import { buildSiteSearchView, siteSearchPath } from '../../features/site-search/build-site-search-view.ts';
import { buildPage } from '../../page-data/page-builder.ts';
import type { PageView } from '../../page-data/page-view.ts';
import { viewContextOf } from '../../page-data/view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<SiteSearchView>> {
  const context = viewContextOf(pageContext);
  const { translate } = context;
  const asked = decodeSiteSearch(pageContext.urlParsed.searchOriginal ?? '');
  const { text } = asked;
  const view = await buildSiteSearchView(asked, context);
  return buildPage(pageContext, {
    title: text === '' ? translate('search.web.title') : translate('search.web.headTitle', { text }),
    description: translate('search.web.description'),
    paths: everyLocale(siteSearchPath(asked)),
    section: null,
    // Every query is an address of its own, so none is indexed.
    indexable: false,
    unanswered: view.trouble?.message ?? null,
    view,
  });
}
