import type { PageContextServer } from 'vike/types';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { fullBrokerageData, webSiteData } from '../../../core/seo/brokerage.ts';
import { buildHomeView } from '../../features/home/build-home-view.tsx';
import { buildPage, viewContextOf } from '../../page-data/page-builder.ts';

export async function data(pageContext: PageContextServer) {
  const { ports, locale } = pageContext;
  const home = await ports.content.home();
  const view = await buildHomeView(home, viewContextOf(pageContext));
  return buildPage(pageContext, {
    title: home.title[locale],
    description: home.description[locale],
    paths: sameInEveryLocale('/'),
    share: {
      picture: view.hero.picture,
      jsonLd: async (seo) => [fullBrokerageData(await ports.offices.all(), seo), ...webSiteData(seo)],
    },
    view,
  });
}
