import { type Calendar, reliableCalendar } from '../availability/calendar.ts';
import { firstFreeWeek, type OpenWeek, openWeeks } from '../availability/open-weeks.ts';
import type { AvailabilityCalendar } from '../ports/availability-calendar.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import { pricesWithChange } from '../price/price-history.ts';
import { seasonOf } from '../price/season.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { type OpenWeeksChoice, STAY_LENGTHS } from '../search/query/open-weeks-query.ts';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import { offeredSlug } from '../yacht/market-rules.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';

/** Nights of a yacht that are still open (AV8). */
export interface YachtOpenWeek extends OpenWeek {
  readonly yacht: Yacht;
  /** By how much her rate was reduced lately, in per mille below zero; null if it was not. */
  readonly reduction: number | null;
  /** ISO 8601 instant at which her calendar was last known to be true. */
  readonly checkedAt: string;
}

/** Rows that a page or a file has at most, the soonest: the search for nights finds all others. */
export const MAX_OPEN_WEEKS = 500;
/** Days for which a lower rate counts as reduced. */
const REDUCED_DAYS = 60;

interface OpenWeeksSources {
  readonly catalogue: Pick<YachtCatalogue, 'all' | 'version'>;
  readonly calendars: AvailabilityCalendar;
}

/** The last list of a catalogue, which all languages and choices share. */
const lists = new WeakMap<object, { readonly key: string; readonly list: Promise<readonly YachtOpenWeek[]> }>();

/** Lists the open weeks of the fleet that begin first, for a file of them (AV8). @param today ISO 8601 date */
export async function listOpenWeeks(sources: OpenWeeksSources, today: string): Promise<readonly YachtOpenWeek[]> {
  return (await listEveryOpenWeek(sources, today)).slice(0, MAX_OPEN_WEEKS);
}

/**
 * Lists all nights that are left between two charters, and the first free week of each yacht whose rate was reduced
 * (AV8), by first day and name. @param today ISO 8601 date
 */
export async function listEveryOpenWeek(sources: OpenWeeksSources, today: string): Promise<readonly YachtOpenWeek[]> {
  const { catalogue, calendars } = sources;
  const key = JSON.stringify([await catalogue.version(), await calendars.version(), today]);
  const last = lists.get(catalogue);
  if (last?.key === key) return last.list;
  const list = findOpenWeeks(sources, today);
  lists.set(catalogue, { key, list });
  // A list that failed is not kept.
  list.catch(() => lists.delete(catalogue));
  return list;
}

async function findOpenWeeks(
  { catalogue, calendars }: OpenWeeksSources,
  today: string,
): Promise<readonly YachtOpenWeek[]> {
  const known = new Set(await calendars.yachts());
  const rows: YachtOpenWeek[] = [];
  for (const yacht of await catalogue.all()) {
    if (!known.has(yacht.id) || offeredSlug(yacht, 'charter') === null) continue;
    const calendar = await calendars.of(yacht.id);
    if (calendar !== null) rows.push(...openWeeksOf(yacht, calendar, today));
  }
  return rows.toSorted((a, b) => a.from - b.from || a.to - b.to || (a.yacht.name < b.yacht.name ? -1 : 1));
}

/** Returns the waters in which a yacht lies in the season of an open week. */
export function openWeekWaters({ yacht, from }: Pick<YachtOpenWeek, 'yacht' | 'from'>): readonly CruisingArea[] {
  return yacht.cruising[seasonOf(dateOfDay(from))];
}

/** Returns whether an open week is one that a visitor wants to see (AV8). */
export function isChosenOpenWeek(week: YachtOpenWeek, { waters, stay, guests }: OpenWeeksChoice): boolean {
  const nights = week.to - week.from;
  return (
    (guests === null || week.yacht.guests.total >= guests) &&
    (stay === null || (nights >= STAY_LENGTHS[stay].min && nights <= STAY_LENGTHS[stay].max)) &&
    (waters === null ||
      openWeekWaters(week).some((area) => [area, area.region].some(({ id }) => facetValue(id) === waters)))
  );
}

function openWeeksOf(yacht: Yacht, given: Calendar, today: string): readonly YachtOpenWeek[] {
  const calendar = reliableCalendar(given, today);
  // A calendar that is too old says of no night that it is free.
  if (calendar !== given) return [];
  const first = dayNumber(today) ?? 0;
  const reduction = reductionOf(yacht, first);
  const weeks = openWeeks(calendar, first);
  const free = reduction === null ? null : firstFreeWeek(calendar, first);
  const isListed = weeks.some(({ from }) => from === free?.from);
  return [...weeks, ...(free === null || isListed ? [] : [free])].map((week) => ({
    ...week,
    ...{ yacht, reduction, checkedAt: calendar.checkedAt },
  }));
}

/** Returns the last change of her charter rate if it is a reduction of the last two months. */
function reductionOf({ priceHistory }: Yacht, today: number): number | null {
  const [last] = pricesWithChange(priceHistory, 'charter');
  const isLate = last !== undefined && last.on >= dateOfDay(today - REDUCED_DAYS);
  return isLate && (last.change ?? 0) < 0 ? last.change : null;
}
