import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { PackedCalendars } from '../../core/availability/packed-calendars.ts';
import {
  addCalendars,
  addToFleet,
  logDemonstrationCalendars,
  parseCharterTermsAndLog,
  parsePagesAndLog,
  parseRecordsAndLog,
  parseRedirectRulesAndLog,
  parseYachtAndLog,
} from '../../core/content/parse-source-records.ts';
import { parseHome, parseSite } from '../../core/content/site.ts';
import { Fleet } from '../../core/records/fleet.ts';
import { type IsTimeZone, parseArea, parseOffice, parseStop } from '../../core/records/parse-places.ts';
import { describeProblems, type FieldProblem } from '../../core/records/read-by-schema.ts';
import type { Log } from '../../core/shared/log.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';
import type { StoryRecord, StoryRecords } from './story-records.ts';
import type { Fields } from './story-wire.ts';

export type SpaceContent = Awaited<ReturnType<typeof parseSpaceContent>>;

/** Parses each record on its own; invalid ones are left out and logged. Nothing throws. */
export async function parseSpaceContent(
  records: StoryRecords,
  log: Pick<Log, 'info' | 'warn'>,
  isTimeZone: IsTimeZone,
) {
  const calendarRows = calendarRecords(records);
  const calendars = calendarsOf(calendarRows, log);
  const charterTerms = firstOf('charter-terms', records, log);
  const pages = parsePagesAndLog(records.page, log);
  const areas = parseRecordsAndLog(records.area, parseArea, log);
  return {
    site: singleRecord('site', records, parseSite, log),
    home: singleRecord('home', records, parseHome, log),
    pages,
    areas,
    fleet: readFleet(records, areas, log),
    calendars,
    feeds: calendars.feeds(),
    offices: parseRecordsAndLog(records.office, (record) => parseOffice(record, isTimeZone), log),
    redirects: await parseRedirectRulesAndLog(records.redirect, log, setImmediate),
    /** Null where the space has none, or they are invalid. */
    charterTerms: charterTerms && parseCharterTermsAndLog(charterTerms, log),
    stops: [...parseRecordsAndLog(records.stop, parseStop, log).values()],
    /** Hashes of the records that each port reads; the fleet has its own version. */
    versions: {
      content: hashOf([records.site, records.home, records.page, records['charter-terms'], records.stop]),
      calendars: hashOf([calendarRows]),
      offices: hashOf([records.office]),
      redirects: hashOf([records.redirect]),
    },
  };
}

function calendarsOf(rows: readonly StoryRecord[], log: Pick<Log, 'info' | 'warn'>): PackedCalendars {
  const calendars = new PackedCalendars();
  addCalendars(calendars, rows, log);
  logDemonstrationCalendars(calendars, log);
  return calendars;
}

/**
 * Returns the calendars that editors keep in the stories of yachts, as rows of a content folder. A yacht with several
 * has none that parses: the nights that one of them says are taken would seem free in another.
 */
function calendarRecords({ yacht }: StoryRecords): readonly StoryRecord[] {
  return yacht.flatMap(({ source, json: { value } }) => {
    const blocks = Array.isArray(value.calendar) ? value.calendar : [];
    const [calendar] = blocks;
    const row: Fields = { ...(blocks.length === 1 ? calendar : null), id: value.yachtid };
    return blocks.length === 0 ? [] : [{ source, json: { ok: true, value: row } } as const];
  });
}

/** Returns the SHA-256 of records in their order. */
function hashOf(records: readonly (readonly StoryRecord[])[]): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('hex');
}

/** Returns the one record of a type. The error names a missing or invalid one; further ones are left out and logged. */
export function singleRecord<T>(
  type: 'site' | 'home',
  records: StoryRecords,
  parse: (record: unknown) => Result<T, readonly FieldProblem[]>,
  log: Pick<Log, 'warn'>,
): Result<T, string> {
  const first = firstOf(type, records, log);
  if (first === null) return err(`Storyblok: no story of the content type ${type}`);
  const parsed = parse(first.json.value);
  return parsed.ok ? parsed : err(`Storyblok: ${first.source.story}: ${describeProblems(parsed.error)}`);
}

function firstOf(type: keyof StoryRecords, records: StoryRecords, log: Pick<Log, 'warn'>): StoryRecord | null {
  const [first = null, ...others] = records[type];
  for (const { source } of others)
    log.warn({ ...source, problem: `there is one ${type} already` }, 'Content record left out');
  return first;
}

/** Returns the fleet in the order of the yachts' ids. */
function readFleet(
  { area, yacht }: StoryRecords,
  areas: ReadonlyMap<string, CruisingArea>,
  log: Pick<Log, 'warn'>,
): Fleet {
  const idOf = ({ json }: StoryRecord) => String(json.value.yachtid);
  const yachts = yacht.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const fleet = new Fleet(hashOf([area, yacht]));
  for (const record of yachts) addToFleet(fleet, parseYachtAndLog(record, areas, log), log);
  return fleet;
}
