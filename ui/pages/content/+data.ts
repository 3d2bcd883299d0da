import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { blockViews } from '../../blocks/block-views.ts';
import type { ContentView } from '../../blocks/ContentPage.tsx';
import { buildPage, translateOf } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<ContentView>> {
  const { ports, locale, now, routeParams } = pageContext;
  const page = await ports.content.page(routeParams.slug ?? '', locale);
  if (!page) throw render(404);
  const view = {
    blocks: await blockViews(page.blocks[locale], { ports, locale, now, translate: translateOf(pageContext) }),
  };
  return buildPage(pageContext, {
    title: page.state[locale].pageTitle,
    description: page.state[locale].description,
    paths: { en: `/${page.slug.en}/`, es: `/${page.slug.es}/` },
    section: `/${page.slug.en}/`,
    view,
  });
}
