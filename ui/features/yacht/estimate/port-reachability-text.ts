import { cachedRouteLookup, type WatersById } from '../../../../core/application/reach-waters.ts';
import { type Calendar, reliableCalendar } from '../../../../core/availability/calendar.ts';
import { type Passage, type Reachability, reachability } from '../../../../core/availability/reachability.ts';
import { availabilityOf } from '../../../../core/availability/stay-availability.ts';
import type { CharterEstimate, EstimateRequest, EstimateRules } from '../../../../core/estimate/charter-estimate.ts';
import type { MoneyRange } from '../../../../core/estimate/charter-fee.ts';
import type { EmbarkationPort } from '../../../../core/estimate/charter-terms.ts';
import { costOfHoursUnderWay } from '../../../../core/estimate/delivery-voyage.ts';
import { dateOfDay, dayNumber } from '../../../../core/shared/calendar-day.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { dateRangeText } from '../../../i18n/date-text.ts';
import { withOneFullStop } from '../../../i18n/sentence-text.ts';
import { reachabilityText } from '../../../yacht-card/reachability-text.ts';
import type { YachtContext } from '../yacht-context.ts';
import { amountText } from './build-estimate-sum.ts';

/** What an estimate and its sentences are built from. */
export interface EstimateSource extends Omit<EstimateRules, 'reach'> {
  /** Her calendar; null where none is known. */
  readonly calendar: Calendar | null;
  /** The places that calendars name; null where no port is chosen, so that none is needed. */
  readonly places: WatersById | null;
}

/**
 * Tells whether she can be in the port when the charter begins (AV6). Null without a port or known places, and where her
 * nights are taken.
 */
export function portReachability(
  yacht: Yacht,
  { stay, port }: Pick<EstimateRequest, 'stay' | 'port'>,
  { calendar, places, sea }: EstimateSource,
  now: string,
): Reachability | null {
  if (port === null || places === null) return null;
  const today = now.slice(0, 10);
  const reliable = calendar && reliableCalendar(calendar, today);
  const from = dayNumber(stay.from) ?? 0;
  if (availabilityOf(reliable, from, from + stay.nights) === 'taken') return null;
  return reachability({ from, nights: stay.nights }, [port], {
    ...{ calendar: reliable, yacht, today: dayNumber(today) ?? 0, routeBetween: cachedRouteLookup(sea) },
    placeOf: (id) => places.get(id) ?? null,
  });
}

/**
 * Says whether she can be in the port, on which days she would come, and what that costs as a delivery; empty where
 * {@link portReachability} is null.
 * @param estimate null where it has no sum
 */
export function portReachabilityText(
  answer: Reachability | null,
  { yacht, port, estimate, terms }: KnownFacts,
  context: Omit<YachtContext, 'ports'>,
): string {
  if (answer === null) return '';
  const text = withOneFullStop(`${reachabilityText(answer, context)}.`);
  if (answer.kind !== 'reachable') return text;
  const amount = estimate && port && costOf(answer.passage, { yacht, port, estimate, terms });
  const cost = estimate && amount && amountText(amount, estimate, context);
  return `${text} ${deliveryText(answer.passage, cost, context)}`;
}

interface CostFacts extends Pick<EstimateSource, 'terms'> {
  readonly yacht: Yacht;
  readonly port: EmbarkationPort;
  readonly estimate: CharterEstimate;
}

/** The facts of a cost as far as they are known. */
interface KnownFacts extends Omit<CostFacts, 'port' | 'estimate'> {
  readonly port: EmbarkationPort | null;
  readonly estimate: CharterEstimate | null;
}

/** Returns what the voyage costs as a delivery; null in her own waters of the season, to which she comes by herself. */
function costOf({ hours }: Passage, { yacht, port, estimate, terms }: CostFacts): MoneyRange | null {
  const [fee] = estimate.lines.flatMap((line) => (line.kind === 'fee' ? line.seasons.slice(0, 1) : []));
  const isHers = fee === undefined || yacht.cruising[fee.season].some(({ id }) => id === port.area);
  return isHers ? null : costOfHoursUnderWay(hours, fee.week, terms);
}

function deliveryText(
  { leaves, arrives }: Passage,
  cost: string | null,
  { translate, locale }: Omit<YachtContext, 'ports'>,
): string {
  const dates = dateRangeText(dateOfDay(leaves), dateOfDay(arrives), locale);
  return cost === null
    ? translate('stay.reach.delivery', { dates })
    : translate('stay.reach.deliveryCost', { dates, cost });
}
