import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { availabilityPath } from '../../../../core/availability/availability-file.ts';
import { type Calendar, reliableCalendar } from '../../../../core/availability/calendar.ts';
import { dayNumber } from '../../../../core/shared/calendar-day.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { asInnerHtml } from '../../../components/as-inner-html.ts';
import { dateText } from '../../../i18n/date-text.ts';
import type { YachtContext } from '../yacht-context.ts';
import { buildCalendarTable } from './build-calendar-table.ts';
import { CalendarTable } from './CalendarTable.tsx';

export type CalendarView = ReturnType<typeof buildCalendarView>;

interface KeptTable extends Pick<YachtContext, 'translate'> {
  /** The calendar as JSON: a source makes a new object each time. */
  readonly calendar: string;
  readonly hasOptions: boolean;
  readonly html: string;
}

/** Bytes that are kept: some two hundred calendars. */
const MAX_KEPT = 4_000_000;
/** Rendered calendars by address and day: a page that asks for an estimate is in no cache of pages. */
const kept = new LRUCache<string, KeptTable>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ calendar, html }) => calendar.length + html.length + 200,
});

/**
 * Builds her calendar of the next eighteen months (AV4); a note in its place where none is known.
 * @param hasEstimate whether the page has an estimate, to which free weeks and chosen days lead
 */
export function buildCalendarView(
  { id, name }: Pick<Yacht, 'id' | 'name'>,
  known: Calendar | null,
  context: YachtContext,
  hasEstimate: boolean,
) {
  const { translate } = context;
  const title = translate('calendar.title');
  // The script fills in date and state.
  const day = { date: '{date}', state: '{state}' };
  const chooser = { first: translate('calendar.choose.first', day), last: translate('calendar.choose.last', day) };
  if (known === null)
    return { title, age: null, note: translate('calendar.none'), table: null, fileHref: null, chooser: null };
  const { hasOptions, html } = tableOf(name, known, context, hasEstimate);
  return {
    title,
    /** How old the calendar is. */
    age: calendarAge(known, context),
    note: hasOptions ? translate('calendar.optionNote') : null,
    /** Its markup, '' in the data of a document, whose markup contains it; null where no calendar is known. */
    table: { html },
    /** The address of the calendar for other programs; null where it is too old. */
    fileHref: isOutdated(known, context) ? null : availabilityPath(id),
    /** The texts of the script that chooses days; null where days lead to no estimate. */
    chooser: hasEstimate ? chooser : null,
  };
}

function tableOf(name: string, known: Calendar, context: YachtContext, hasEstimate: boolean): KeptTable {
  const { translate, now, address } = context;
  const today = now.slice(0, 10);
  const key = `${address.path} ${today} ${hasEstimate} ${name}`;
  const calendar = JSON.stringify(known);
  const last = kept.get(key);
  if (last?.calendar === calendar && last.translate === translate) return last;
  const table = buildCalendarTable(name, reliableCalendar(known, today), context, hasEstimate);
  const html = asInnerHtml(renderToStaticMarkup(<CalendarTable table={table} />));
  const made = { calendar, translate, hasOptions: table.hasOptions, html };
  kept.set(key, made);
  return made;
}

/** Returns a sentence on the day on which a calendar was checked, and on whether that is too long ago. */
function calendarAge(calendar: Calendar, { translate, locale, now }: YachtContext): string {
  const today = now.slice(0, 10);
  const checked = calendar.checkedAt.slice(0, 10);
  const days = Math.max(0, (dayNumber(today) ?? 0) - (dayNumber(checked) ?? 0));
  const key = isOutdated(calendar, { now }) ? 'calendar.outdated' : 'calendar.checked';
  return translate(key, { date: dateText(checked, locale), days });
}

function isOutdated(calendar: Calendar, { now }: Pick<YachtContext, 'now'>): boolean {
  return reliableCalendar(calendar, now.slice(0, 10)) !== calendar;
}
