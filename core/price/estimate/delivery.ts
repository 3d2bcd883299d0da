import type { Localized } from '../../locale/locale.ts';
import { distanceNm } from '../../map/distance.ts';
import type { Position } from '../../map/position.ts';
import type { CruisingArea, Yacht } from '../../yacht/yacht.ts';
import type { CharterTerms, EmbarkationPort } from './charter-terms.ts';
import type { FeeSeason } from './fee.ts';
import { dividedUp, type MoneyRange, NOTHING } from './money-range.ts';
import { USUAL_NIGHTS } from './stay.ts';

/** How far she comes to meet her guests. */
export interface Passage {
  /** The nearest of her areas in the season. */
  readonly from: { readonly id: string; readonly name: Localized };
  /** Nautical miles, whole, with the least and the most of a detour. */
  readonly miles: { readonly low: number; readonly high: number };
  /** In tenths of a day: 2.3. */
  readonly days: { readonly low: number; readonly high: number };
}

export interface Delivery {
  /** Null for what must be quoted: no port, or nobody knows from where she comes or how fast. */
  readonly amount: MoneyRange | null;
  readonly inHerWaters: boolean;
  /** Null where she is there already, and where it is not known. */
  readonly passage: Passage | null;
}

const HOURS_OF_DAY = 24;
const UNKNOWN: Delivery = { amount: null, inHerWaters: false, passage: null };

/**
 * What it costs to bring her from the nearest of her areas to the port: days under way at a share of a day's fee of the
 * season in which the stay begins. Nothing where the port lies in an area of hers in that season.
 */
export function deliveryTo(
  port: EmbarkationPort | null,
  { cruising, speeds }: Pick<Yacht, 'cruising' | 'speeds'>,
  { season, week }: Pick<FeeSeason, 'season' | 'week'>,
  { dayShare, detour }: CharterTerms['delivery'],
): Delivery {
  if (port === null) return UNKNOWN;
  const areas = cruising[season];
  if (areas.some(({ id }) => id === port.area)) return { amount: NOTHING, inHerWaters: true, passage: null };
  const from = nearest(areas, port.position);
  if (from === null || speeds.cruise === null || speeds.cruise <= 0) return UNKNOWN;
  const milesADay = speeds.cruise * HOURS_OF_DAY;
  const milesBy = (share: number) => Math.round((from.miles * share) / 1000);
  const tenthsOf = (miles: number) => Math.round((miles * 10) / milesADay);
  const miles = { low: milesBy(detour.low), high: milesBy(detour.high) };
  const tenths = { low: tenthsOf(miles.low), high: tenthsOf(miles.high) };
  // Counted by the days that are shown, so that a visitor can follow the sum.
  const cost = (rate: number, days: number, share: number) => dividedUp(rate * days * share, USUAL_NIGHTS * 10 * 1000);
  return {
    amount: { low: cost(week.low, tenths.low, dayShare.low), high: cost(week.high, tenths.high, dayShare.high) },
    inHerWaters: false,
    passage: {
      from: { id: from.area.id, name: from.area.name },
      miles,
      days: { low: tenths.low / 10, high: tenths.high / 10 },
    },
  };
}

/** Of those that have a position; the first of several as near. */
function nearest(
  areas: readonly CruisingArea[],
  to: Position,
): { readonly area: CruisingArea; readonly miles: number } | null {
  const placed = areas.flatMap((area) =>
    area.position === null ? [] : [{ area, miles: distanceNm(area.position, to) }],
  );
  return placed.reduce<(typeof placed)[number] | null>(
    (near, one) => (near === null || one.miles < near.miles ? one : near),
    null,
  );
}
