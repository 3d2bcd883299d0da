import { type Calendar, type NightState, nightState } from '../../../../core/availability/calendar.ts';
import { type CalendarMonth, calendarMonths, type NightRun } from '../../../../core/availability/calendar-months.ts';
import { encodeEstimate } from '../../../../core/estimate/estimate-query.ts';
import { addDays } from '../../../../core/estimate/stay.ts';
import type { Locale } from '../../../../core/locale/locale.ts';
import { dateOfDay, dayNumber } from '../../../../core/shared/calendar-day.ts';
import { dateFormat } from '../../../i18n/date-text.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { YachtContext } from '../yacht-context.ts';
import { NIGHT_STATES } from './night-digits.ts';

/** Months that are shown (AV4). */
const MONTHS = 18;
const DAYS_IN_WEEK = 7;

export type CalendarTableView = ReturnType<typeof buildCalendarTable>;

/** Builds the rows of her calendar, a month each, and the key of the states that they show. */
export function buildCalendarTable(name: string, calendar: Calendar, context: YachtContext, hasEstimate: boolean) {
  const { translate, locale, now } = context;
  const today = dayNumber(now.slice(0, 10)) ?? 0;
  const months = calendarMonths(calendar, today, MONTHS);
  const shown = new Set(months.flatMap(({ runs }) => runs.map(({ state }) => state)));
  const monthNames = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return {
    caption: translate('calendar.caption', { name }),
    columns: {
      month: translate('calendar.month'),
      nights: translate('calendar.nights'),
      free: translate('calendar.free'),
    },
    /** Day number of the present day. */
    today,
    rows: months.map((month) => ({
      month: monthNames.format(new Date(`${dateOfDay(month.from)}T12:00:00Z`)),
      year: dateOfDay(month.from).slice(0, 4),
      days: month.to - month.from,
      /** Day number of the first, from which the weekday of each column follows. */
      from: month.from,
      /** Nights that have passed. */
      passed: Math.min(month.to, Math.max(month.from, today)) - month.from,
      nights: nightDigits(month),
      runs: withNightBefore(month, nightState(calendar, month.from - 1)),
      words: nightsText(month, today, translate),
      free: freeText(month, translate),
      href: hasEstimate ? freeWeekHref(month, context) : null,
      hrefText: freeWeekText(month, context),
    })),
    legend: NIGHT_STATES.filter((state) => shown.has(state)).map((state) => ({
      state,
      digit: NIGHT_STATES.indexOf(state),
      text: translate(`calendar.state.${state}`),
    })),
    hasOptions: shown.has('option'),
  };
}

/** Adds the night before a month, which ends at noon of its first day. */
function withNightBefore({ from, runs }: CalendarMonth, before: NightState): readonly NightRun[] {
  const [first, ...rest] = runs;
  if (first?.state === before) return [{ ...first, from: from - 1 }, ...rest];
  return [{ state: before, from: from - 1, to: from }, ...runs];
}

/** Writes the state of each night as the digit of the legend, for the script that chooses days. */
function nightDigits({ runs }: CalendarMonth): string {
  return runs.map(({ state, from, to }) => String(NIGHT_STATES.indexOf(state)).repeat(to - from)).join('');
}

/** Lists the nights of a month that have not passed, by state: `Booked: 3–9, 17–23. On option: 24–30.` */
function nightsText({ runs, from: first }: CalendarMonth, today: number, translate: Translate): string {
  const byState = new Map<NightState, string[]>();
  for (const { state, from, to } of runs) {
    if (to <= today) continue;
    const [start, end] = [Math.max(from, today) - first + 1, to - first];
    const nights = start === end ? String(start) : `${start}–${end}`;
    byState.set(state, [...(byState.get(state) ?? []), nights]);
  }
  return [...byState]
    .map(([state, nights]) => `${translate(`calendar.state.${state}`)}: ${nights.join(', ')}.`)
    .join(' ');
}

function freeText({ free, runs }: CalendarMonth, translate: Translate): string {
  const isUnknown = free === 0 && runs.some(({ state }) => state === 'unknown');
  return isUnknown ? translate('calendar.state.unknown') : translate('calendar.freeNights', { nights: free });
}

/** Formats a day of a month that is named beside it: `Sat 3 July`, `sáb, 3 de julio`. */
function dayNames(locale: Locale): Intl.DateTimeFormat {
  return dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** Returns the address of the estimate for the first free week of a month (AV4). */
function freeWeekHref({ freeWeekFrom }: CalendarMonth, { address }: YachtContext): string | null {
  if (freeWeekFrom === null) return null;
  const from = dateOfDay(freeWeekFrom);
  return `${address.path}${encodeEstimate({ from, to: addDays(from, DAYS_IN_WEEK) })}#estimate`;
}

function freeWeekText({ freeWeekFrom }: CalendarMonth, { translate, locale }: YachtContext): string {
  if (freeWeekFrom === null) return '';
  const date = dayNames(locale).format(new Date(`${dateOfDay(freeWeekFrom)}T12:00:00Z`));
  return translate('calendar.fromDay', { date: date.replace(',', '') });
}
