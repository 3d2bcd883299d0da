import type { PageContextServer } from 'vike/types';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { fullBrokerageData, webSiteData } from '../../../core/seo/brokerage.ts';
import { buildHomeView } from '../../features/home/build-home-view.tsx';
import { buildPage, viewContextOf } from '../../page-data/page-builder.ts';
import { previewView } from '../../page-data/preview-view.ts';

export async function data(pageContext: PageContextServer) {
  const { ports, locale, edition } = pageContext;
  const draft = edition === 'draft' ? await ports.content.homeDraft() : null;
  const home = draft?.value ?? (await ports.content.home());
  const context = viewContextOf(pageContext);
  const preview = previewView(pageContext, context.href('/'), draft);
  const view = { ...(await buildHomeView(home, context)), ...(preview && { preview }) };
  return buildPage(pageContext, {
    title: home.title[locale],
    description: home.description[locale],
    paths: sameInEveryLocale('/'),
    indexable: edition === 'published',
    share: {
      picture: view.hero.picture,
      jsonLd: async (seo) => [fullBrokerageData(await ports.offices.all(), seo), ...webSiteData(seo)],
    },
    view,
  });
}
