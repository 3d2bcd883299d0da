import { distanceNm } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import { hoursUnderWay } from '../sea/hours-under-way.ts';
import type { SeaRoute, SeaRouteFinder } from '../sea/sea-route-finder.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import type { CharterTerms, EmbarkationPort } from './charter-terms.ts';
import type { FeeSeason } from './fee.ts';
import { dividedUp, type MoneyRange, NOTHING } from './money-range.ts';
import { USUAL_NIGHTS } from './stay.ts';

/** The way that a yacht comes to meet her guests. */
export interface DeliveryPassage {
  readonly from: {
    /** The nearest of her areas in the season. */
    readonly area: { readonly id: string; readonly name: Localized };
    /** The port of that area from which the miles count; null where the content names none there. */
    readonly port: Pick<EmbarkationPort, 'id' | 'name'> | null;
  };
  /** Nautical miles over water, whole. */
  readonly miles: number;
  /** Days under way at her cruising speed, in tenths: 2.3. */
  readonly days: number;
}

export interface DeliveryVoyage {
  /** Null for what must be quoted: no port, or nobody knows from where she comes, over which water or how fast. */
  readonly amount: MoneyRange | null;
  readonly inHerWaters: boolean;
  /** Null where she is there already, and where it is not known. */
  readonly passage: DeliveryPassage | null;
}

/** The data that a delivery is worked out from. */
export interface DeliveryVoyageRules {
  readonly terms: Pick<CharterTerms, 'delivery' | 'ports'>;
  /** Null while the chart of the sea cannot be had: a delivery is then quoted by the broker. */
  readonly sea: SeaRouteFinder | null;
}

interface DeparturePoint {
  readonly area: CruisingArea;
  readonly port: EmbarkationPort | null;
  readonly position: Position;
}

const HOURS_OF_DAY = 24;
const UNKNOWN: DeliveryVoyage = { amount: null, inHerWaters: false, passage: null };

/**
 * Works out what it costs to bring her over water from the nearest of her areas to the port: days under way at a share
 * of a day's fee of the season in which the stay begins. Nothing where the port lies in an area of hers in that season.
 */
export function deliveryVoyageTo(
  port: EmbarkationPort | null,
  { cruising, speeds }: Pick<Yacht, 'cruising' | 'speeds'>,
  { season, week }: Pick<FeeSeason, 'season' | 'week'>,
  { terms, sea }: DeliveryVoyageRules,
): DeliveryVoyage {
  if (port === null) return UNKNOWN;
  const areas = cruising[season];
  if (areas.some(({ id }) => id === port.area)) return { amount: NOTHING, inHerWaters: true, passage: null };
  if (sea === null || speeds.cruise === null || speeds.cruise <= 0) return UNKNOWN;
  const way = shortestWay(startsIn(areas, terms.ports, port.position), port.position, sea);
  if (way === null) return UNKNOWN;
  // No passage takes no time.
  const tenths = Math.max(1, Math.round((hoursUnderWay(way.route, speeds.cruise) * 10) / HOURS_OF_DAY));
  // Counted by the days that are shown, so that a visitor can follow the sum.
  const cost = (rate: number, share: number) => dividedUp(rate * tenths * share, USUAL_NIGHTS * 10 * 1000);
  const { dayShare } = terms.delivery;
  const { area, port: from } = way.start;
  return {
    amount: { low: cost(week.low, dayShare.low), high: cost(week.high, dayShare.high) },
    inHerWaters: false,
    passage: {
      from: { area: { id: area.id, name: area.name }, port: from && { id: from.id, name: from.name } },
      miles: Math.round(way.route.miles),
      days: tenths / 10,
    },
  };
}

/**
 * Where she may set out from, one place an area: the port of the area that is nearest to where she is needed, else the
 * position of the area, which may lie inland.
 */
function startsIn(
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

/** The shortest way over water from one of these places; null where none is known. */
function shortestWay(
  starts: readonly DeparturePoint[],
  to: Position,
  sea: SeaRouteFinder,
): { readonly start: DeparturePoint; readonly route: SeaRoute } | null {
  const ways = starts.flatMap((start) => {
    const route = sea.route(start.position, to);
    return route.ok ? [{ start, route: route.value }] : [];
  });
  return ways.reduce<(typeof ways)[number] | null>(
    (near, one) => (near === null || one.route.miles < near.route.miles ? one : near),
    null,
  );
}
