import type { Itinerary } from '../../../../core/itinerary/itinerary.ts';
import { itineraryDates } from '../../../../core/itinerary/plan.ts';
import { headlinePrice } from '../../../../core/yacht/headline-price.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import type { viewContextOf } from '../../../page-data/page-builder.ts';
import { priceText, seasonNote } from '../../../yacht-card/price-text.ts';
import { usResidentsNote } from '../../../yacht-card/us-residents-note.ts';
import type { PlanEstimateView } from '../build-itinerary-view.ts';

interface Planned {
  readonly shown: Pick<Itinerary, 'from' | 'days'>;
  /** Whether the first day has passed. */
  readonly isPast: boolean;
  readonly estimate: PlanEstimateView | null;
  /** Address of the planner with this plan. */
  readonly planHref: string;
}

/** Builds the cost of a voyage: the estimate, or where there is none her price and what is missing (CF3). */
export function voyageCostView(
  yacht: Pick<Yacht, 'poa' | 'prices' | 'usResidentsExcluded'>,
  { shown, isPast, estimate, planHref }: Planned,
  { translate, preferences, now }: Pick<ReturnType<typeof viewContextOf>, 'translate' | 'preferences' | 'now'>,
) {
  const residents = usResidentsNote(yacht, translate);
  if (estimate !== null) return { kind: 'estimate' as const, estimate, residents };
  const price = headlinePrice(yacht, 'charter', preferences.currency, now.slice(0, 10));
  const isDated = itineraryDates(shown) !== null && !isPast;
  return {
    kind: 'price' as const,
    price: priceText(price, translate),
    note: price.kind === 'from-per-week' ? seasonNote(price, translate) : null,
    text: translate(isDated ? 'estimate.noRate' : 'voyage.noDates'),
    /** Leads to the planner, where dates are chosen; null where it has them. */
    planHref: isDated ? null : planHref,
    residents,
  };
}
