import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { webSite, wholeBrokerage } from '../../../core/seo/brokerage.ts';
import type { HomeView } from '../../features/home/build-home-view.ts';
import { buildHomeView } from '../../features/home/build-home-view.ts';
import { buildPage } from '../../page-data/page-builder.ts';
import type { PageView } from '../../page-data/page-view.ts';
import { viewContextOf } from '../../page-data/view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<HomeView>> {
  const { ports, locale } = pageContext;
  const home = await ports.content.home();
  const view = await buildHomeView(home, viewContextOf(pageContext));
  return buildPage(pageContext, {
    title: home.title[locale],
    description: home.description[locale],
    paths: everyLocale('/'),
    section: null,
    share: {
      picture: view.hero.picture,
      jsonLd: async (seo) => [wholeBrokerage(await ports.offices.all(), seo), ...webSite(seo)],
    },
    view,
  });
}
