import { type Page, pageName, pagePaths, translationOrFallback } from '../../../core/content/page.ts';
import { isArticleOrEpisode } from '../../../core/content/page-details.ts';
import { findListPage, firstPageWithBlock } from '../../../core/content/page-order.ts';
import { feedAddress } from '../../../core/feed/atom-feed.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { HrefBuilder } from '../../../core/routing/locale-path.ts';
import { officeData } from '../../../core/seo/brokerage.ts';
import {
  breadcrumbList,
  itemList,
  type JsonLd,
  type NamedPerson,
  type PageFacts,
  type SeoContext,
} from '../../../core/seo/json-ld.ts';
import {
  articleData,
  berthData,
  destinationData,
  episodeData,
  eventData,
  faqData,
  personData,
} from '../../../core/seo/page-json-ld.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { OpenGraphType, PageSharing } from '../../document/build-share-view.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import type { FeedLink } from '../../page-data/page-view.ts';
import { photographAddresses } from '../../pictures/picture-address.ts';
import type { BlockView } from './block-views.ts';
import type { ContentView } from './build-content-view.ts';

/** Builds the picture, dates and structured data of a page made of blocks, for shared links and search engines. */
export function pageSharingData(page: Page, view: ContentView, context: Omit<PageDataContext, 'seo'>): PageSharing {
  const dated = isArticleOrEpisode(page.details);
  return {
    type: typeOf(page),
    picture: context.picture,
    published: dated ? page.published : null,
    modified: dated ? page.updated : null,
    jsonLd: (seo) => pageJsonLd(page, view, { ...context, seo }),
  };
}

/**
 * Returns the link to the news feed for the page that lists the news and for each news page, and to that of open weeks for
 * their page (AV8); null for other pages.
 */
export function feedLinkOf(
  page: Page,
  { pages, locale, href, now }: Pick<PageDataContext, 'pages' | 'now'> & { locale: Locale; href: HrefBuilder },
): FeedLink | null {
  const news = findListPage(pages, 'news', locale, now);
  const openWeeks = firstPageWithBlock(pages, ({ type }) => type === 'open-weeks', locale, now);
  const list = page.id === openWeeks?.id ? openWeeks : news;
  const path = list && pagePaths(list)[locale];
  if (list === null || path === null || (page.id !== list.id && page.details.kind !== 'news')) return null;
  return { href: feedAddress(href(path)), title: translationOrFallback(list, locale).state.breadcrumbsTitle };
}

function typeOf({ details }: Page): OpenGraphType {
  switch (details.kind) {
    case 'person':
      return 'profile';
    case 'berth':
      return 'product';
    default:
      return isArticleOrEpisode(details) ? 'article' : 'website';
  }
}

interface PageDataContext {
  readonly ports: Pick<PagePorts, 'offices' | 'media'>;
  /** The pages that may be linked: those that are valid today, or all of them in the draft edition. */
  readonly pages: readonly Page[];
  readonly now: string;
  readonly picture: PictureView | null;
  readonly seo: SeoContext;
}

/** Builds the schema.org data of a page made of blocks: its subject, breadcrumbs, lists and FAQ. */
export async function pageJsonLd(page: Page, view: ContentView, context: PageDataContext): Promise<JsonLd[]> {
  const { seo } = context;
  const { blocks } = translationOrFallback(page, seo.locale);
  return [
    ...(await subjectOf(page, context)),
    ...breadcrumbList(view.crumbs, seo),
    ...(page.details.kind === 'content' ? view.blocks.flatMap((block) => itemList(listedBy(block), seo)) : []),
    ...faqData(blocks),
  ];
}

/** Builds the data of the page's subject; empty for a page about the brokerage itself. */
async function subjectOf(page: Page, context: PageDataContext): Promise<JsonLd[]> {
  const { details } = page;
  const { seo, ports, pages, now } = context;
  const facts = factsOf(page, context);
  switch (details.kind) {
    case 'destination': {
      const [region = null] = categoryNames(page, seo);
      return [destinationData(facts, { position: details.position, region })];
    }
    case 'event':
      return [eventData(facts, details, seo)];
    case 'news':
    case 'editorial': {
      const type = details.kind === 'news' ? 'NewsArticle' : 'Article';
      const article = { author: personOf(details.author, context), sections: categoryNames(page, seo) };
      return [articleData(type, facts, article, seo)];
    }
    case 'podcast': {
      const { number, seconds, host } = details;
      const recording = await recordingOf(page, context);
      // The page that lists the episodes, or the episode if there is none.
      const list = findListPage(pages, 'podcast', seo.locale, now) ?? page;
      const series = { name: translationOrFallback(list, seo.locale).state.breadcrumbsTitle, url: urlOf(list, seo) };
      return [episodeData(facts, { number, seconds, host: personOf(host, context), series, ...recording }, seo)];
    }
    case 'person':
      return [personData(facts, details, seo)];
    case 'office': {
      const office = await ports.offices.byId(details.office);
      return office === null ? [] : [officeData(office, facts, seo)];
    }
    case 'berth':
      return [berthData(facts, details, seo)];
    default:
      return [];
  }
}

function factsOf(page: Page, { picture, seo }: PageDataContext): PageFacts {
  const { state } = translationOrFallback(page, seo.locale);
  return {
    name: pageName(page, seo.locale),
    description: state.description,
    url: urlOf(page, seo),
    images: photographAddresses([picture], seo),
    published: page.published,
    updated: page.updated,
  };
}

function urlOf(page: Page, { locale, page: address }: SeoContext): string | null {
  const path = pagePaths(page)[locale];
  return path === null ? null : address(path);
}

function personOf(id: string | null, { pages, seo }: PageDataContext): NamedPerson | null {
  const page = id === null ? undefined : pages.find((other) => other.id === id);
  return page === undefined
    ? null
    : { name: translationOrFallback(page, seo.locale).state.breadcrumbsTitle, url: urlOf(page, seo) };
}

async function recordingOf(page: Page, { ports, seo }: PageDataContext) {
  const block = translationOrFallback(page, seo.locale).blocks.find((one) => one.type === 'podcast');
  const asset = block && (await ports.media.asset(block.audio));
  return {
    audio: asset?.ok && asset.value.type === 'audio' ? seo.file(asset.value.url) : null,
    transcript: (block?.transcript ?? []).map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
  };
}

function categoryNames({ details, categories }: Page, { site, locale }: SeoContext): string[] {
  return site.categories
    .filter(({ id, of }) => of === details.kind && categories.includes(id))
    .map(({ name }) => name[locale]);
}

/** Returns the addresses of the pages and yachts that a block lists; a list of related pages does not count. */
function listedBy(block: BlockView): string[] {
  switch (block.type) {
    case 'entries':
      return block.aside ? [] : block.entries.map(({ href }) => href);
    case 'yacht-grid':
      return block.cards.map(({ href }) => href);
    case 'yacht-list':
      return block.rows.map(({ href }) => href);
    default:
      return [];
  }
}
