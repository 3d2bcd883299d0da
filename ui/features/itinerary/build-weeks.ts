import { type Page, readablePage } from '../../../core/content/page.ts';
import { pagesOfKind } from '../../../core/content/page-order.ts';
import type { Itinerary, Stop } from '../../../core/itinerary/itinerary.ts';
import { planHref } from '../../../core/itinerary/itinerary-query.ts';
import { daysOfVoyage } from '../../../core/itinerary/spread-days.ts';
import type { viewContextOf } from '../../page-data/page-builder.ts';
import type { WeekView } from './itinerary-view.ts';

type WeeksContext = Pick<ReturnType<typeof viewContextOf>, 'locale' | 'now' | 'href' | 'translate'>;

/**
 * Returns the voyages on destination pages as suggested plans: those of the chosen area first, with the yacht and date
 * of the current plan.
 */
export function buildWeeks(
  pages: readonly Page[],
  stops: readonly Stop[],
  plan: Itinerary,
  context: WeeksContext,
): readonly WeekView[] {
  const { locale, now, href, translate } = context;
  const isNear = ({ details }: Page) =>
    details.kind === 'destination' && plan.area !== null && details.areas.includes(plan.area);
  const destinations = pagesOfKind(pages, 'destination', locale, now);
  const order = [...destinations.filter(isNear), ...destinations.filter((page) => !isNear(page))];
  return order.flatMap((page) => {
    const { blocks, state } = readablePage(page, locale);
    return blocks
      .filter((block) => block.type === 'voyage')
      .map((voyage) => {
        const days = daysOfVoyage(voyage, stops);
        const [first, last] = [voyage.stops[0]?.name ?? '', voyage.stops.at(-1)?.name ?? ''];
        return {
          title: voyage.title,
          area: state.breadcrumbsTitle,
          facts: translate('itinerary.weekFacts', { days: days.length, from: first, to: last }),
          href: planHref({ ...plan, area: null, days }, href),
        };
      });
  });
}
