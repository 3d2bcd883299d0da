import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { buildHomeView } from '../../features/home/build-home-view.ts';
import type { HomeView } from '../../features/home/home-view.ts';
import { buildPage, sharePicture } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { viewContextOf } from '../../view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<HomeView>> {
  const { ports, locale } = pageContext;
  const [home, site] = await Promise.all([ports.content.home(), ports.content.site()]);
  const view = await buildHomeView(home, viewContextOf(pageContext));
  return buildPage(pageContext, {
    title: home.title[locale],
    description: home.description[locale],
    paths: everyLocale('/'),
    section: null,
    image: sharePicture(pageContext, view.hero.picture),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: site.brand.name,
        email: site.brand.email,
        telephone: site.brand.phone,
        ...(pageContext.publicUrl === null ? {} : { url: pageContext.publicUrl }),
      },
    ],
    view,
  });
}
