import {
  CONTRACT_HOURS_PER_DAY,
  type Leg,
  type LegFigures,
  type Plan,
  type PlanDay,
} from '../../../../core/itinerary/plan.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import type { PlanContext } from '../planner-data.ts';
import { hoursText, litresText, milesHoursLitresText, oneDecimalText, placeName } from './plan-words.ts';

/** Builds the leg to a place; its text is null while its route is not known, or where there is none. */
export function legView({ figures: known, problem, from }: Leg, day: PlanDay, context: PlanContext) {
  const { translate } = context;
  if (known === null) {
    const place = placeName(from, context);
    const message = problem === null ? null : translate(`itinerary.problem.${problem.kind}`, { place });
    return { text: null, via: null, warnings: [], problem: message };
  }
  const { transits } = known.route;
  return {
    text: milesHoursLitresText(known.miles, known.hours, known.litres, context),
    via: transits.length === 0 ? null : transits.map(({ id }) => translate(`itinerary.via.${id}`)).join(', '),
    warnings: warningsOf(known, day, context),
    problem: null,
  };
}

function warningsOf(figures: LegFigures, { daylight, date }: PlanDay, context: PlanContext): readonly string[] {
  const { isBeyondRange, isBeyondDaylight } = figures;
  const {
    translate,
    locale,
    data: { range },
  } = context;
  const light = date === null ? 'itinerary.beyondTwelve' : 'itinerary.beyondDaylight';
  return [
    ...(isBeyondRange && range !== null
      ? [translate('itinerary.beyondRange', { miles: formatNumber(range, locale) })]
      : []),
    ...(isBeyondDaylight ? [translate(light, { hours: hoursText(daylight) })] : []),
  ];
}

/** Builds the totals of a plan; null before there is a leg. */
export function sumView({ sum, days }: Plan, context: PlanContext) {
  if (days.every(({ legs }) => legs.length === 0)) return null;
  const { translate, locale } = context;
  return {
    miles: translate('voyage.miles', { miles: formatNumber(sum.miles, locale) }),
    hours: hoursText(sum.hours),
    fuel: sum.litres === null ? null : litresText(sum.litres, context),
  };
}

export function notesOf({ sum, hoursADay, days }: Plan, { translate, locale, data }: PlanContext): readonly string[] {
  if (days.every(({ legs }) => legs.length === 0)) return [];
  const knots = oneDecimalText(data.knots, locale);
  return [
    translate(data.isHerSpeed ? 'itinerary.atHerSpeed' : 'itinerary.atUsualSpeed', { knots }),
    ...(sum.litres === null ? [] : [translate('itinerary.fuelNote')]),
    ...(sum.isWhole ? [] : [translate('itinerary.notWhole')]),
    ...(hoursADay > CONTRACT_HOURS_PER_DAY
      ? [translate('itinerary.manyHours', { hours: hoursText(hoursADay), usual: CONTRACT_HOURS_PER_DAY })]
      : []),
  ];
}
