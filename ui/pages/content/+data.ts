import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { DEFAULT_LOCALE, inEveryLocale } from '../../../core/locale/locale.ts';
import { blockViews } from '../../blocks/block-views.ts';
import type { ContentView } from '../../blocks/ContentPage.tsx';
import { invalidPage } from '../../invalid-page.ts';
import { buildPage } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { viewContextOf } from '../../view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<ContentView>> {
  const { ports, locale, routeParams } = pageContext;
  const page = await ports.content.page(routeParams.slug ?? '', locale);
  // product.md RT6: a berth has a route of its own; any other path without a page has none.
  if (!page) throw routeParams.kind === 'content' ? render(404) : invalidPage();
  const view = {
    blocks: await blockViews(page.blocks[locale], viewContextOf(pageContext)),
  };
  return buildPage(pageContext, {
    title: page.state[locale].pageTitle,
    description: page.state[locale].description,
    paths: inEveryLocale((code) => `/${page.slug[code]}/`),
    section: `/${page.slug[DEFAULT_LOCALE]}/`,
    view,
  });
}
