import { type Passage, passageDays, type Reachability } from '../availability/reachability.ts';
import { distanceNm, type Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import { hoursUnderWay, type SeaRoute, type SeaRouteFinder } from '../sea/sea-route-finder.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import { divideRounded, type FeeSeason, type MoneyRange, ZERO_AMOUNT } from './charter-fee.ts';
import type { CharterTerms, EmbarkationPort } from './charter-terms.ts';
import { NIGHTS_IN_CHARTER_WEEK } from './stay.ts';

/** The voyage of a yacht to the port of embarkation. */
export interface DeliveryPassage {
  /** The names of the port and the area that she comes from, or of the place in her calendar; empty for one without a name. */
  readonly from: readonly Localized[];
  /** Whether her calendar says where she comes from; if not, it is the nearest of her waters of the season. */
  readonly isByCalendar: boolean;
  /** Nautical miles over water. */
  readonly miles: number;
  /** Hours under way at her cruising speed. */
  readonly hours: number;
  /** Whole days, by {@link passageDays}. */
  readonly days: number;
}

/** The cost of delivering a yacht to the port of embarkation, and the passage that it is for. */
export interface DeliveryVoyageCost {
  /** Null if a broker has to quote it: no port is chosen, her calendar leaves too few days, or her area, her speed or the route is unknown. */
  readonly amount: MoneyRange | null;
  /** Whether she needs no delivery: the port lies in one of her areas of the season, or she is there by her calendar. */
  readonly isNotNeeded: boolean;
  /** Null where she needs none, and where the passage is not known. */
  readonly passage: DeliveryPassage | null;
}

/** The rules and the sea chart that the cost of a delivery is computed with. */
export interface DeliveryVoyageRules {
  readonly terms: Pick<CharterTerms, 'delivery' | 'ports'>;
  /** Null while the sea chart is unavailable: the delivery is then quoted by a broker. */
  readonly sea: Pick<SeaRouteFinder, 'route'> | null;
  /** Whether she can be in the port by her calendar; null where it is not asked. */
  readonly reach: Reachability | null;
}

interface DeparturePoint {
  readonly area: CruisingArea;
  readonly port: EmbarkationPort | null;
  readonly position: Position;
}

const HOURS_IN_DAY = 24;
const UNKNOWN: DeliveryVoyageCost = { amount: null, isNotNeeded: false, passage: null };

/**
 * Computes the cost of bringing the yacht over water to the port, from where she is by her calendar, else from the
 * nearest of her areas: days under way at a share of a day’s fee of the season in which the stay begins. It is zero if
 * the port lies in one of her areas of that season, and for a broker to quote if her calendar leaves too few days.
 */
export function deliveryVoyageCost(
  port: EmbarkationPort | null,
  yacht: Pick<Yacht, 'cruising' | 'speeds' | 'ranges'>,
  { season, week }: Pick<FeeSeason, 'season' | 'week'>,
  rules: DeliveryVoyageRules,
): DeliveryVoyageCost {
  if (port === null) return UNKNOWN;
  const { reach, terms } = rules;
  const isInHerWaters = yacht.cruising[season].some(({ id }) => id === port.area);
  if (isInHerWaters || reach?.kind === 'in-place') return { amount: ZERO_AMOUNT, isNotNeeded: true, passage: null };
  if (reach?.kind === 'too-far' || reach?.kind === 'too-far-after') return UNKNOWN;
  const passage =
    reach?.kind === 'reachable' ? passageByCalendar(reach.passage) : passageFromHerWaters(port, yacht, season, rules);
  return passage === null
    ? UNKNOWN
    : { amount: costOfHoursUnderWay(passage.hours, week, terms), isNotNeeded: false, passage };
}

/** Returns what a delivery of so many hours under way costs; hours count as tenths of a day, at least one. */
export function costOfHoursUnderWay(
  hours: number,
  week: MoneyRange,
  { delivery: { dayShare } }: Pick<CharterTerms, 'delivery'>,
): MoneyRange {
  const tenths = Math.max(1, Math.round((hours * 10) / HOURS_IN_DAY));
  const cost = (rate: number, share: number) =>
    divideRounded(rate * tenths * share, NIGHTS_IN_CHARTER_WEEK * 10 * 1000);
  return { low: cost(week.low, dayShare.low), high: cost(week.high, dayShare.high) };
}

function passageByCalendar({ from, miles, hours, days }: Passage): DeliveryPassage {
  return { from: from.name === null ? [] : [from.name], isByCalendar: true, miles, hours, days };
}

/** Returns the passage from the one of her areas in the season from which the sea route is shortest; null for an unknown one. */
function passageFromHerWaters(
  port: EmbarkationPort,
  { cruising, speeds, ranges }: Pick<Yacht, 'cruising' | 'speeds' | 'ranges'>,
  season: FeeSeason['season'],
  { terms, sea }: DeliveryVoyageRules,
): DeliveryPassage | null {
  if (sea === null || speeds.cruise === null || speeds.cruise <= 0) return null;
  const shortest = shortestRoute(departurePoints(cruising[season], terms.ports, port.position), port.position, sea);
  if (shortest === null) return null;
  const { start, route } = shortest;
  const way = { miles: route.miles, hours: hoursUnderWay(route, speeds.cruise) };
  return {
    from: [...(start.port === null ? [] : [start.port.name]), start.area.name],
    isByCalendar: false,
    ...way,
    days: passageDays(way, ranges.cruise),
  };
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
