import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { decodeCriteria } from '../../../core/search/url-codec.ts';
import { buildWebSearchView, webSearchPath } from '../../features/web-search/build-web-search-view.ts';
import type { WebSearchView } from '../../features/web-search/web-search-view.ts';
import { buildPage, hrefOf, translateOf } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<WebSearchView>> {
  const { ports, locale } = pageContext;
  const translate = translateOf(pageContext);
  const { text, page } = decodeCriteria('charter', pageContext.urlParsed.searchOriginal ?? '');
  const view = await buildWebSearchView(
    { text, page },
    { content: ports.content, catalogue: ports.catalogue, locale, href: hrefOf(pageContext), translate },
  );
  return buildPage(pageContext, {
    title: text === '' ? translate('search.web.title') : translate('search.web.headTitle', { text }),
    description: translate('search.web.description'),
    paths: everyLocale(webSearchPath({ text, page })),
    section: null,
    // Every question is an address of its own: for people, not for indexes.
    indexable: false,
    view,
  });
}
