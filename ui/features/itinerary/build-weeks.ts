import type { VoyageBlock } from '../../../core/content/blocks/place-blocks.ts';
import { type Page, readablePage } from '../../../core/content/page.ts';
import { pagesOfKind } from '../../../core/content/page-order.ts';
import { distanceNm } from '../../../core/geo/distance.ts';
import type { Day, Itinerary, Place } from '../../../core/itinerary/itinerary.ts';
import { pointAt } from '../../../core/itinerary/itinerary-query.ts';
import type { Stop } from '../../../core/itinerary/stop.ts';
import type { viewContextOf } from '../../page-data/view-context.ts';
import type { WeekView } from './itinerary-view.ts';
import { planHref } from './plan-links.ts';

/** Nautical miles within which a place of a story is a stop of the chart. */
const SAME_PLACE = 1.5;

type WeeksContext = Pick<ReturnType<typeof viewContextOf>, 'locale' | 'now' | 'href' | 'translate'>;

/**
 * The passages that are told of on destinations, as plans to begin with: those of its area first, for the yacht and the
 * date of the plan that there is.
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

type Voyage = Pick<VoyageBlock, 'stops'>;

/** Every voyage is held against every stop: once for as long as both are the same. */
const known = new WeakMap<Voyage, { readonly stops: readonly Stop[]; readonly days: readonly Day[] }>();

/** A day for each that is named; what is named alike, or not at all, belongs to the day before. */
export function daysOfVoyage(voyage: Voyage, stops: readonly Stop[]): readonly Day[] {
  const before = known.get(voyage);
  if (before?.stops === stops) return before.days;
  const days = daysOn(voyage, stops);
  known.set(voyage, { stops, days });
  return days;
}

function daysOn({ stops: told }: Voyage, stops: readonly Stop[]): readonly Day[] {
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
