import type { PageContextServer } from 'vike/types';
import type { Block } from '../../../core/content/block.ts';
import { decodeContentQuery, encodeContentQuery } from '../../../core/content/content-query.ts';
import { isValidOn, type Page, pagePaths, translationOrFallback } from '../../../core/content/page.ts';
import { type DecodedItinerary, decodeItinerary, encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import { inEveryLocale } from '../../../core/locale/locale.ts';
import { queryOf } from '../../../core/routing/query-rules.ts';
import { decodeOpenWeeks, EVERY_OPEN_WEEK, encodeOpenWeeks } from '../../../core/search/query/open-weeks-query.ts';
import { decodeToScale, encodeToScale } from '../../../core/search/query/to-scale-query.ts';
import { itemList } from '../../../core/seo/json-ld.ts';
import { buildContentView, type ContentView, navigationSectionOf } from '../../blocks/build/build-content-view.ts';
import { feedLinkOf, pageSharingData } from '../../blocks/build/page-sharing-data.ts';
import {
  buildItineraryView,
  type ItineraryView,
  type PlannedItinerary,
  planItinerary,
} from '../../features/itinerary/build-itinerary-view.ts';
import { buildItinerarySharePicture } from '../../features/itinerary/build-share-picture.ts';
import { buildFleetMarkup } from '../../features/search/to-scale/build-fleet-markup.tsx';
import { buildPage, missingPageError, pageHrefBuilder, viewContextOf } from '../../page-data/page-builder.ts';
import { photographById } from '../../yacht-card/hero-picture.ts';
import { buildPlanEstimate } from '../plan-estimate.ts';

export interface ContentPageView extends ContentView {
  /** The planner of the itinerary page; null on all others (CF3). */
  readonly planner: ItineraryView | null;
}

export async function data(pageContext: PageContextServer) {
  const { ports, locale, routeParams, now, edition, preview, editor } = pageContext;
  const page = await ports.content.page(routeParams.slug ?? '', locale, edition);
  // Berths and itineraries have a route even without a page; any other path without a page has none (RT6).
  if (!page) throw await missingPageError(pageContext, routeParams.name !== 'content');
  // A draft can be previewed before its first valid day.
  if (edition === 'published' && !isValidOn(page, now)) throw await missingPageError(pageContext, true);
  const all = await ports.content.pages(edition);
  // Pages that are not valid today are not linked.
  const pages = edition === 'published' ? all.filter((other) => isValidOn(other, now)) : all;
  const query = decodeContentQuery(pageContext.urlParsed.searchOriginal ?? '');
  const context = viewContextOf(pageContext);
  const link = routeParams.name === 'itinerary' ? decodeItinerary(pageContext.urlParsed.searchOriginal ?? '') : null;
  const { state, blocks } = translationOrFallback(page, locale);
  const paths = pagePaths(page);
  const action = context.href(paths[locale] ?? '/');
  const { fleet, openWeeks, filters } = await blockRequests(blocks, pageContext, action, context);
  const [content, planned, picture] = await Promise.all([
    buildContentView(page, pages, {
      ...context,
      query,
      edition,
      preview,
      editor,
      fleetToScale: fleet?.html,
      openWeeks,
    }),
    link === null ? null : planItinerary(link.itinerary, context),
    photographById(page.image, context),
  ]);
  const planner = link && planned && (await plannerOf(link, planned, pages, context));
  const view: ContentPageView = { ...content, planner };
  const address =
    link === null
      ? queryOf([encodeContentQuery({ ...query, sort: null }).slice(1), filters.slice(1)])
      : encodeItinerary(link.itinerary, link);
  const sharing = pageSharingData(page, view, { ports, pages, now, picture });
  return buildPage(pageContext, {
    title: state.pageTitle,
    description: state.description,
    paths: inEveryLocale((code) => (paths[code] === null ? null : paths[code] + address)),
    section: navigationSectionOf(page, pages),
    // Filtered lists are not indexed (SE7).
    indexable:
      page.indexable &&
      edition === 'published' &&
      query.category === null &&
      filters === '' &&
      (link === null || address === ''),
    feed: feedLinkOf(page, { pages, locale, href: pageHrefBuilder(pageContext), now }),
    unanswered: fleet?.trouble ?? null,
    share: {
      ...sharing,
      jsonLd: async (seo) => [...((await sharing.jsonLd?.(seo)) ?? []), ...itemList(fleet?.hrefs ?? [], seo)],
      sharePicture: planned && buildItinerarySharePicture(planned, context),
    },
    view,
  });
}

/** Reads what the blocks with a query of their own are asked for, and runs the search of the fleet to scale. */
async function blockRequests(
  blocks: readonly Block[],
  { urlParsed }: PageContextServer,
  action: string,
  context: ReturnType<typeof viewContextOf>,
) {
  const query = urlParsed.searchOriginal ?? '';
  const has = (wanted: Block['type']) => blocks.some(({ type }) => type === wanted);
  const request = has('fleet-to-scale') ? decodeToScale(query) : null;
  const openWeeks = has('open-weeks') ? decodeOpenWeeks(query) : EVERY_OPEN_WEEK;
  return {
    fleet: request && (await buildFleetMarkup(request, { ...context, fleet: await context.catalogue.all(), action })),
    openWeeks,
    /** Their queries in canonical form. */
    filters: queryOf([request === null ? '' : encodeToScale(request).slice(1), encodeOpenWeeks(openWeeks).slice(1)]),
  };
}

/** Builds the planner, with the charter estimate for the days of the plan. */
async function plannerOf(
  link: DecodedItinerary,
  planned: PlannedItinerary,
  pages: readonly Page[],
  context: ReturnType<typeof viewContextOf>,
) {
  const estimate = await buildPlanEstimate(link.itinerary, context);
  return buildItineraryView(link, planned, { ...context, pages, estimate });
}
