import { type Page, pagePaths, readablePage } from '../../../core/content/page.ts';
import { listingPage } from '../../../core/content/page-order.ts';
import { feedAddress } from '../../../core/feed/atom-feed.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Href } from '../../../core/routing/locale-path.ts';
import type { SharedPage } from '../../document/build-share-view.ts';
import type { ShareType } from '../../document/share-view.ts';
import type { FeedLink } from '../../page-data/page-view.ts';
import type { ContentView } from '../content-view.ts';
import { type PageDataContext, pageJsonLd } from './page-json-ld.ts';
import { isDated } from './page-notes.ts';

/** Builds the title, description and picture that a shared link to a page made of blocks shows. */
export function pageShare(page: Page, view: ContentView, context: Omit<PageDataContext, 'seo'>): SharedPage {
  const dated = isDated(page.details);
  return {
    type: typeOf(page),
    picture: context.picture,
    published: dated ? page.published : null,
    modified: dated ? page.updated : null,
    jsonLd: (seo) => pageJsonLd(page, view, { ...context, seo }),
  };
}

/** Returns the address of the news feed for the page that lists the news and for each article; null for other pages. */
export function newsFeedLink(
  page: Page,
  { pages, locale, href, now }: Pick<PageDataContext, 'pages' | 'now'> & { locale: Locale; href: Href },
): FeedLink | null {
  const list = listingPage(pages, 'news', locale, now);
  const path = list && pagePaths(list)[locale];
  if (list === null || path === null || (page.id !== list.id && page.details.kind !== 'news')) return null;
  return { href: feedAddress(href(path)), title: readablePage(list, locale).state.breadcrumbsTitle };
}

function typeOf({ details }: Page): ShareType {
  switch (details.kind) {
    case 'person':
      return 'profile';
    case 'berth':
      return 'product';
    default:
      return isDated(details) ? 'article' : 'website';
  }
}
