import { encodeEstimate } from '../../core/estimate/estimate-query.ts';
import { type Itinerary, placesOfItinerary } from '../../core/itinerary/itinerary.ts';
import { itineraryEstimateFields } from '../../core/itinerary/plan.ts';
import type { PlanEstimateView } from '../features/itinerary/build-itinerary-view.ts';
import { buildEstimateViewFromQuery } from '../features/yacht/estimate/build-estimate-view.ts';
import type { viewContextOf } from '../page-data/page-builder.ts';

/** Builds the charter estimate for the days of a plan; null without a yacht, dates or a published rate (CF3). */
export async function buildPlanEstimate(
  itinerary: Itinerary,
  context: ReturnType<typeof viewContextOf>,
): Promise<PlanEstimateView | null> {
  const [terms, stops] = await Promise.all([context.content.charterTerms(), context.content.stops()]);
  const [first] = placesOfItinerary(itinerary);
  const start = first?.kind === 'point' ? first.position : (stops.find(({ id }) => id === first?.id)?.position ?? null);
  const request = terms === null ? null : itineraryEstimateFields(itinerary, start, terms);
  const query = request === null ? '' : encodeEstimate(request);
  const estimate = await buildEstimateViewFromQuery(itinerary.yacht, query, context);
  if (!estimate?.sum) return null;
  const { title, lines, total, notIncluded } = estimate.sum;
  return {
    title,
    lines: lines.map((line) => ({ title: line.title, amount: line.amount })),
    total: total.amount,
    note: [notIncluded, estimate.notes[0]].filter(Boolean).join(' '),
    availability: estimate.availability?.text ?? '',
    href: estimate.action + query,
  };
}
