import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { decodeContentQuery, encodeContentQuery } from '../../../core/content/content-query.ts';
import { isValid, pagePaths, readablePage } from '../../../core/content/page.ts';
import { inEveryLocale } from '../../../core/locale/locale.ts';
import { buildContentView, sectionOf } from '../../blocks/build/build-content-view.ts';
import { figureView } from '../../blocks/build/localized.ts';
import { newsFeedLink, pageShare } from '../../blocks/build/page-share.ts';
import type { ContentView } from '../../blocks/content-view.ts';
import { invalidPage } from '../../invalid-page.ts';
import { buildPage, hrefOf } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { viewContextOf } from '../../view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<ContentView>> {
  const { ports, locale, routeParams, now, edition, preview } = pageContext;
  const page = await ports.content.page(routeParams.slug ?? '', locale, edition);
  // product.md RT6: a berth has a route of its own; any other path without a page has none.
  if (!page) throw routeParams.kind === 'content' ? render(404) : invalidPage();
  // A draft is looked at before its day.
  if (edition === 'published' && !isValid(page, now)) throw invalidPage();
  const all = await ports.content.pages(edition);
  // What is not there today is not led to.
  const pages = edition === 'published' ? all.filter((other) => isValid(other, now)) : all;
  const query = decodeContentQuery(pageContext.urlParsed.searchOriginal ?? '');
  const view = await buildContentView(page, pages, { ...viewContextOf(pageContext), query, edition, preview });
  const { state } = readablePage(page, locale);
  const picture = (await figureView(page.image, null, viewContextOf(pageContext)))?.picture ?? null;
  const paths = pagePaths(page);
  const address = encodeContentQuery({ ...query, sort: null });
  return buildPage(pageContext, {
    title: state.pageTitle,
    description: state.description,
    paths: inEveryLocale((code) => (paths[code] === null ? null : paths[code] + address)),
    section: sectionOf(page, pages),
    // product.md SE7: filtered lists are for people, not for indexes.
    indexable: page.indexable && edition === 'published' && query.category === null,
    feed: newsFeedLink(page, { pages, locale, href: hrefOf(pageContext), now }),
    share: pageShare(page, view, { ports, pages, now, picture }),
    view,
  });
}
