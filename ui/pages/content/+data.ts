import type { PageContextServer } from 'vike/types';
import { decodeContentQuery, encodeContentQuery } from '../../../core/content/content-query.ts';
import { isValidOn, type Page, pagePaths, translationOrFallback } from '../../../core/content/page.ts';
import { type DecodedItinerary, decodeItinerary, encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import { inEveryLocale } from '../../../core/locale/locale.ts';
import { queryOf } from '../../../core/routing/query-rules.ts';
import { decodeToScale, encodeToScale } from '../../../core/search/query/to-scale-query.ts';
import { itemList } from '../../../core/seo/json-ld.ts';
import { figureView } from '../../blocks/build/block-context.ts';
import { buildContentView, type ContentView, navigationSectionOf } from '../../blocks/build/build-content-view.ts';
import { feedLinkOf, pageSharingData } from '../../blocks/build/page-sharing-data.ts';
import { buildItineraryView, type ItineraryView } from '../../features/itinerary/build-itinerary-view.ts';
import { buildItinerarySharePicture } from '../../features/itinerary/build-share-picture.ts';
import { buildFleetMarkup } from '../../features/search/to-scale/build-fleet-markup.tsx';
import { buildPage, missingPageError, pageHrefBuilder, viewContextOf } from '../../page-data/page-builder.ts';
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
  const request = blocks.some(({ type }) => type === 'fleet-to-scale')
    ? decodeToScale(pageContext.urlParsed.searchOriginal ?? '')
    : null;
  const fleet =
    request &&
    (await buildFleetMarkup(request, {
      ...context,
      fleet: await context.catalogue.all(),
      action: context.href(paths[locale] ?? '/'),
    }));
  const [content, planner, figure] = await Promise.all([
    buildContentView(page, pages, { ...context, query, edition, preview, editor, fleetToScale: fleet?.html }),
    link === null ? null : plannerOf(link, pages, context),
    figureView(page.image, null, context),
  ]);
  const view: ContentPageView = { ...content, planner };
  const filters = request === null ? '' : encodeToScale(request);
  const address =
    link === null
      ? queryOf([encodeContentQuery({ ...query, sort: null }).slice(1), filters.slice(1)])
      : encodeItinerary(link.itinerary, link);
  const sharing = pageSharingData(page, view, { ports, pages, now, picture: figure?.picture ?? null });
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
      sharePicture: planner === null ? null : sharedPlan(planner, context),
    },
    view,
  });
}

/** Builds the planner, with the charter estimate for the days of the plan. */
async function plannerOf(link: DecodedItinerary, pages: readonly Page[], context: ReturnType<typeof viewContextOf>) {
  return buildItineraryView(link, { ...context, pages, estimate: await buildPlanEstimate(link.itinerary, context) });
}

function sharedPlan({ plan, yacht, data }: ItineraryView, context: ReturnType<typeof viewContextOf>) {
  const shown = decodeItinerary(plan.query).itinerary;
  return buildItinerarySharePicture({ shown, yacht: yacht?.name ?? null }, { ...context, data, sea: null });
}
