import { overlapsOf } from '../../../core/availability/build-calendar.ts';
import { type CalendarFeed, type Period, reliableCalendar } from '../../../core/availability/calendar.ts';
import { shiftDemoCalendar } from '../../../core/availability/demonstration.ts';
import type { CalendarRecord } from '../../../core/records/parse-calendar.ts';
import { dateOfDay } from '../../../core/shared/calendar-day.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import type { Content } from '../content.ts';
import type { JsonFile } from '../content-folder.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { meantHint } from '../nearest-name.ts';

/** The folder of the calendars, whose rows are named by their yachts. */
export const CALENDARS = 'calendars';

/**
 * Finds calendars of unknown yachts, places and days (AV1), and charter yachts without a calendar. A content without
 * calendars has no findings.
 */
export function calendarFindings(content: Content): readonly Finding[] {
  const { source, calendars, yachts } = content;
  const file = CALENDARS;
  const rows = [...calendars.values()].map(({ value }) => value);
  const fleet = new Set(yachts.map(({ yacht }) => String(yacht.id)));
  const places = placesOf(content);
  const offered = yachts.filter(({ yacht }) => isOfferedOn(yacht.market, 'charter'));
  return [
    ...source.calendars.flatMap(withoutList),
    ...rows
      .filter(({ id }) => !fleet.has(id))
      .map(({ id }) => errorAt(file, id, `there is no yacht "${id}"${meantHint(id, fleet)}`)),
    ...demonstrations(rows.filter(isCalendar)),
    ...rows
      .filter(isCalendar)
      .flatMap((row) => [
        ...row.given.flatMap((period, at) => unknownPlaces(file, `${row.id}.periods[${at}]`, period, places)),
        ...wrongDays(file, row, content.today),
      ]),
    ...offered
      .filter(({ yacht }) => calendars.size > 0 && !calendars.has(yacht.id))
      .map(({ file: of, yacht }) => warningAt(of, '', `there is no calendar of ${yacht.name} in ${file}`)),
  ];
}

/** The demo brokerage accepts this in its check.json. */
function demonstrations(rows: readonly CalendarRecord[]): readonly Finding[] {
  const ids = rows.filter(({ demonstrationOf }) => demonstrationOf !== null).map(({ id }) => id);
  if (ids.length === 0) return [];
  const named = ids.length > 3 ? `${ids.slice(0, 3).join(', ')}, …` : ids.join(', ');
  const problem = `${ids.length} of ${rows.length} calendars are demonstrations, which move on and are never too old`;
  return [warningAt(CALENDARS, 'demonstrationOf', `${problem}: ${named}`)];
}

function isCalendar(row: CalendarRecord | CalendarFeed): row is CalendarRecord {
  return !('feed' in row);
}

function withoutList({ name, json }: JsonFile): readonly Finding[] {
  if (!json.ok) return [errorAt(name, '', json.error)];
  return Array.isArray(json.value) ? [] : [errorAt(name, '', 'must be a list')];
}

function placesOf({ areas, charterTerms, stops }: Content): ReadonlySet<string> {
  return new Set([...areas.keys(), ...stops.keys(), ...(charterTerms?.ports ?? []).map(({ id }) => id)]);
}

function unknownPlaces(file: string, field: string, { startsAt, endsAt }: Period, places: ReadonlySet<string>) {
  return Object.entries({ start: startsAt, end: endsAt }).flatMap(([key, place]) =>
    place === null || places.has(place)
      ? []
      : [errorAt(file, `${field}.${key}`, `there is no area, port or stop "${place}"${meantHint(place, places)}`)],
  );
}

function wrongDays(file: string, { id, given, calendar, demonstrationOf }: CalendarRecord, today: string): Finding[] {
  const nights = ({ from, to, state }: Period) => `${state} from ${dateOfDay(from)} to ${dateOfDay(to)}`;
  const known = demonstrationOf === null ? calendar : shiftDemoCalendar(calendar, demonstrationOf, today);
  return [
    ...overlapsOf(given).map(([one, other]) =>
      warningAt(file, `${id}.periods`, `overlap: ${nights(one)}, and ${nights(other)}; the firmer holds`),
    ),
    ...given
      .filter(({ to }) => to > calendar.until)
      .map((one) => warningAt(file, `${id}.periods`, `${nights(one)} is past "until", where nothing is known`)),
    ...(dateOfDay(known.until) > today
      ? []
      : [warningAt(file, `${id}.until`, 'has passed: no night is shown as free')]),
    ...(reliableCalendar(known, today) === known
      ? []
      : [warningAt(file, `${id}.checked`, 'is too long ago, or yet to come: no night is shown as free')]),
  ];
}
