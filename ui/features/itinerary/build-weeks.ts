import type { VoyageBlock } from '../../../core/content/blocks/place-blocks.ts';
import { type Page, readablePage } from '../../../core/content/page.ts';
import { pagesOfKind } from '../../../core/content/page-order.ts';
import { type Day, NO_ITINERARY, type Place } from '../../../core/itinerary/itinerary.ts';
import { pointAt } from '../../../core/itinerary/itinerary-query.ts';
import type { Stop } from '../../../core/itinerary/stop.ts';
import { distanceNm } from '../../../core/map/distance.ts';
import type { viewContextOf } from '../../view-context.ts';
import { planHref } from './build-plan-view.ts';
import type { WeekView } from './itinerary-view.ts';

/** Nautical miles within which a place of a story is a stop of the chart. */
const SAME_PLACE = 1.5;

type WeeksContext = Pick<ReturnType<typeof viewContextOf>, 'locale' | 'now' | 'href' | 'translate'>;

/** The passages that are told of on destinations, as plans to begin with. */
export function buildWeeks(pages: readonly Page[], stops: readonly Stop[], context: WeeksContext): readonly WeekView[] {
  const { locale, now, href, translate } = context;
  return pagesOfKind(pages, 'destination', locale, now).flatMap((page) => {
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
          href: planHref({ ...NO_ITINERARY, days }, href),
        };
      });
  });
}

/** A day for each that is named; what is named alike, or not at all, belongs to the day before. */
export function daysOfVoyage({ stops: told }: Pick<VoyageBlock, 'stops'>, stops: readonly Stop[]): readonly Day[] {
  const days: Place[][] = [];
  told.forEach(({ name, position, day }, at) => {
    const [near] = stops
      .map((stop) => ({ stop, away: distanceNm(stop.position, position) }))
      .filter(({ away }) => away <= SAME_PLACE)
      .sort((one, other) => one.away - other.away);
    const place: Place = near === undefined ? pointAt(position, name) : { kind: 'stop', id: near.stop.id };
    const isNew = at === 0 || (day !== null && day !== told[at - 1]?.day);
    if (isNew) days.push([place]);
    else days.at(-1)?.push(place);
  });
  return days;
}
