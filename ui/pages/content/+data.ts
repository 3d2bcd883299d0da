import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { DEFAULT_LOCALE, inEveryLocale } from '../../../core/locale/locale.ts';
import { blockViews } from '../../blocks/block-views.ts';
import type { ContentView } from '../../blocks/ContentPage.tsx';
import { buildPage, hrefOf, translateOf } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<ContentView>> {
  const { ports, locale, now, routeParams } = pageContext;
  const page = await ports.content.page(routeParams.slug ?? '', locale);
  if (!page) throw render(404);
  const view = {
    blocks: await blockViews(page.blocks[locale], {
      ports,
      locale,
      href: hrefOf(pageContext),
      now,
      translate: translateOf(pageContext),
    }),
  };
  return buildPage(pageContext, {
    title: page.state[locale].pageTitle,
    description: page.state[locale].description,
    paths: inEveryLocale((code) => `/${page.slug[code]}/`),
    section: `/${page.slug[DEFAULT_LOCALE]}/`,
    view,
  });
}
