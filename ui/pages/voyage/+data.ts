import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { hasNoPlaces } from '../../../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { planItinerary } from '../../features/itinerary/build-itinerary-view.ts';
import { buildItinerarySharePicture } from '../../features/itinerary/build-share-picture.ts';
import { buildVoyageView, voyageHead } from '../../features/itinerary/voyage/build-voyage-view.ts';
import { buildPage, viewContextOf } from '../../page-data/page-builder.ts';
import { buildPlanEstimate } from '../plan-estimate.ts';

export async function data(pageContext: PageContextServer) {
  const context = viewContextOf(pageContext);
  const link = decodeItinerary(pageContext.urlParsed.searchOriginal ?? '');
  const query = encodeItinerary(link.itinerary, link);
  const planned = await planItinerary(link.itinerary, context);
  const { shown, yacht } = planned;
  // There is nothing to read yet; the planner also tells what could not be used.
  if (hasNoPlaces(shown)) throw redirect(context.href(routePath({ name: 'itinerary' }) + query));
  const estimate = yacht === null ? null : await buildPlanEstimate(shown, context);
  return buildPage(pageContext, {
    ...voyageHead(planned, context),
    paths: sameInEveryLocale(routePath({ name: 'voyage' }) + query),
    // Every plan is an address of its own, so none is indexed. Messengers may read it.
    indexable: false,
    share: {
      sharePicture: buildItinerarySharePicture(planned, context),
    },
    view: await buildVoyageView(link, planned, { ...context, estimate, origin: pageContext.publicUrl }),
  });
}
