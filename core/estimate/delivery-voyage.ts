import { distanceNm, type Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import { hoursUnderWay, type SeaRoute, type SeaRouteFinder } from '../sea/sea-route-finder.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import { divideRounded, type FeeSeason, type MoneyRange, ZERO_AMOUNT } from './charter-fee.ts';
import type { CharterTerms, EmbarkationPort } from './charter-terms.ts';
import { NIGHTS_IN_CHARTER_WEEK } from './stay.ts';

/** The voyage of a yacht to the port of embarkation. */
export interface DeliveryPassage {
  readonly from: {
    /** The one of her areas in the season from which the sea route is shortest. */
    readonly area: { readonly id: string; readonly name: Localized };
    /** The port of that area from which the miles are counted; null where the content has none there. */
    readonly port: Pick<EmbarkationPort, 'id' | 'name'> | null;
  };
  /** Nautical miles over water, rounded. */
  readonly miles: number;
  /** Days under way at her cruising speed, to a tenth: 2.3. */
  readonly days: number;
}

/** The cost of delivering a yacht to the port of embarkation, and the passage that it is for. */
export interface DeliveryVoyageCost {
  /** Null if a broker has to quote it: no port is chosen, or her area, her speed or the sea route is unknown. */
  readonly amount: MoneyRange | null;
  /** Whether the port lies in one of her areas of the season, so that she needs no delivery. */
  readonly inHerWaters: boolean;
  /** Null where she needs none, and where the passage is not known. */
  readonly passage: DeliveryPassage | null;
}

/** The rules and the sea chart that the cost of a delivery is computed with. */
export interface DeliveryVoyageRules {
  readonly terms: Pick<CharterTerms, 'delivery' | 'ports'>;
  /** Null while the sea chart is unavailable: the delivery is then quoted by a broker. */
  readonly sea: Pick<SeaRouteFinder, 'route'> | null;
}

interface DeparturePoint {
  readonly area: CruisingArea;
  readonly port: EmbarkationPort | null;
  readonly position: Position;
}

const HOURS_IN_DAY = 24;
const UNKNOWN: DeliveryVoyageCost = { amount: null, inHerWaters: false, passage: null };

/**
 * Computes the cost of bringing the yacht over water from the nearest of her areas to the port: days under way at a
 * share of a day's fee of the season in which the stay begins. It is zero if the port lies in one of her areas of that
 * season.
 */
export function deliveryVoyageCost(
  port: EmbarkationPort | null,
  { cruising, speeds }: Pick<Yacht, 'cruising' | 'speeds'>,
  { season, week }: Pick<FeeSeason, 'season' | 'week'>,
  { terms, sea }: DeliveryVoyageRules,
): DeliveryVoyageCost {
  if (port === null) return UNKNOWN;
  const areas = cruising[season];
  if (areas.some(({ id }) => id === port.area)) return { amount: ZERO_AMOUNT, inHerWaters: true, passage: null };
  if (sea === null || speeds.cruise === null || speeds.cruise <= 0) return UNKNOWN;
  const shortest = shortestRoute(departurePoints(areas, terms.ports, port.position), port.position, sea);
  if (shortest === null) return UNKNOWN;
  const tenths = tenthsOfDays(hoursUnderWay(shortest.route, speeds.cruise));
  const { area, port: from } = shortest.start;
  return {
    amount: costOf(tenths, week, terms),
    inHerWaters: false,
    passage: {
      from: { area: { id: area.id, name: area.name }, port: from && { id: from.id, name: from.name } },
      miles: Math.round(shortest.route.miles),
      days: tenths / 10,
    },
  };
}

/** Returns what a delivery of so many hours under way costs. */
export function costOfHoursUnderWay(
  hours: number,
  week: MoneyRange,
  terms: Pick<CharterTerms, 'delivery'>,
): MoneyRange {
  return costOf(tenthsOfDays(hours), week, terms);
}

/** Returns the days of a passage in tenths, at least one. */
function tenthsOfDays(hours: number): number {
  return Math.max(1, Math.round((hours * 10) / HOURS_IN_DAY));
}

/** Returns the cost of the days as they are shown, so that a visitor can check the sum. */
function costOf(tenths: number, week: MoneyRange, { delivery: { dayShare } }: Pick<CharterTerms, 'delivery'>) {
  const cost = (rate: number, share: number) =>
    divideRounded(rate * tenths * share, NIGHTS_IN_CHARTER_WEEK * 10 * 1000);
  return { low: cost(week.low, dayShare.low), high: cost(week.high, dayShare.high) };
}

/** Returns each area's departure point: its port nearest to `to`, else its position, if known; that may be inland. */
function departurePoints(
  areas: readonly CruisingArea[],
  ports: readonly EmbarkationPort[],
  to: Position,
): readonly DeparturePoint[] {
  return areas.flatMap((area): DeparturePoint[] => {
    const [port] = ports
      .filter((one) => one.area === area.id)
      .toSorted((one, other) => distanceNm(one.position, to) - distanceNm(other.position, to));
    if (port !== undefined) return [{ area, port, position: port.position }];
    return area.position === null ? [] : [{ area, port: null, position: area.position }];
  });
}

/** Returns the shortest sea route from one of these points; null where none is known. */
function shortestRoute(
  starts: readonly DeparturePoint[],
  to: Position,
  sea: Pick<SeaRouteFinder, 'route'>,
): { readonly start: DeparturePoint; readonly route: SeaRoute } | null {
  const routes = starts.flatMap((start) => {
    const route = sea.route(start.position, to);
    return route.ok ? [{ start, route: route.value }] : [];
  });
  return routes.toSorted((one, other) => one.route.miles - other.route.miles)[0] ?? null;
}
