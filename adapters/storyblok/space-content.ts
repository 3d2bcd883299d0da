import { createHash } from 'node:crypto';
import type { PageIndex } from '../../core/content/page-index.ts';
import { parseHome, parseSite } from '../../core/content/parse-site.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { CharterTerms } from '../../core/estimate/charter-terms.ts';
import type { Stop } from '../../core/itinerary/itinerary.ts';
import type { Office } from '../../core/office/office.ts';
import { Fleet } from '../../core/records/fleet.ts';
import { parseArea } from '../../core/records/parse-area.ts';
import { parseCharterTerms } from '../../core/records/parse-charter-terms.ts';
import { type IsTimeZone, parseOffice } from '../../core/records/parse-office.ts';
import { parseRedirect } from '../../core/records/parse-redirect.ts';
import { parseStop } from '../../core/records/parse-stop.ts';
import { parseYacht } from '../../core/records/parse-yacht.ts';
import type { FieldProblem } from '../../core/records/record-reader.ts';
import { buildRedirects, describeProblem } from '../../core/routing/build-redirects.ts';
import type { Redirects } from '../../core/routing/redirects.ts';
import type { Log } from '../../core/shared/log.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';
import { readPages } from './read-pages.ts';
import type { NamedRecord, RecordsByType } from './story-records.ts';

type Parsed<T> = Result<T, readonly FieldProblem[]>;

/** The parsed content of a space. */
export interface SpaceContent {
  readonly site: Result<Site, string>;
  readonly home: Result<HomeContent, string>;
  readonly pages: PageIndex;
  readonly fleet: Fleet;
  readonly offices: ReadonlyMap<string, Office>;
  readonly redirects: Redirects;
  /** Null where the space has none or they are invalid. */
  readonly charterTerms: CharterTerms | null;
  readonly stops: readonly Stop[];
  /** SHA-256 hashes of the records that each port reads; the same for the same content, whenever it was published. */
  readonly versions: { readonly content: string; readonly offices: string; readonly redirects: string };
}

/** Parses each record on its own; invalid ones are left out and logged. Nothing throws. */
export function spaceContent(records: RecordsByType, log: Pick<Log, 'warn'>, isTimeZone: IsTimeZone): SpaceContent {
  return {
    site: theOne('site', records.site, parseSite, log),
    home: theOne('home', records.home, parseHome, log),
    pages: readPages(records.page, log),
    fleet: readFleet(records, log),
    offices: rowsOf(records.office, (record) => parseOffice(record, isTimeZone), log),
    redirects: readRedirects(records.redirect, log),
    charterTerms: readTerms(records['charter-terms'], log),
    stops: [...rowsOf(records.stop, parseStop, log).values()],
    versions: {
      content: hashOf([records.site, records.home, records.page, records['charter-terms'], records.stop]),
      offices: hashOf([records.office]),
      redirects: hashOf([records.redirect]),
    },
  };
}

/** SHA-256 over records in their order. */
function hashOf(records: readonly (readonly NamedRecord[])[]): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('hex');
}

/** Returns the first record of a type that a space has once. The log names a missing or invalid one. */
function theOne<T>(
  type: string,
  records: readonly NamedRecord[],
  parse: (record: unknown) => Parsed<T>,
  log: Pick<Log, 'warn'>,
): Result<T, string> {
  const first = firstOf(type, records, log);
  if (first === null) return err(`Storyblok: no story of the content type ${type}`);
  const parsed = parse(first.record);
  if (parsed.ok) return parsed;
  return err(
    `Storyblok: ${first.story}: ${parsed.error.map(({ field, problem }) => `${field} ${problem}`).join('; ')}`,
  );
}

function firstOf(type: string, records: readonly NamedRecord[], log: Pick<Log, 'warn'>): NamedRecord | null {
  const [first = null, ...others] = records;
  for (const { story } of others)
    log.warn({ story, problem: `there is one ${type} already` }, 'Content record left out');
  return first;
}

/** Returns the charter terms, which are optional. */
function readTerms(records: readonly NamedRecord[], log: Pick<Log, 'warn'>): CharterTerms | null {
  const first = firstOf('charter-terms', records, log);
  if (first === null) return null;
  const { terms, warnings } = parseCharterTerms(first.record);
  const left = terms === null ? 'Content record left out' : 'Part of a content record left out';
  if (warnings.length > 0) log.warn({ story: first.story, problems: warnings }, left);
  return terms;
}

function rowsOf<Row extends { readonly id: string }>(
  records: readonly NamedRecord[],
  parse: (record: unknown) => Parsed<Row>,
  log: Pick<Log, 'warn'>,
): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const { story, record } of records) {
    const parsed = parse(record);
    const row: Parsed<Row> = parsed.ok && rows.has(parsed.value.id) ? err([taken(parsed.value.id)]) : parsed;
    if (row.ok) rows.set(row.value.id, row.value);
    else log.warn({ story, problems: row.error }, 'Content record left out');
  }
  return rows;
}

function taken(id: string): FieldProblem {
  return { field: 'id', problem: `"${id}" is taken by an earlier story` };
}

/** Returns the fleet in the order of the ids, as a content folder has it. */
function readFleet({ area, yacht: yachts }: RecordsByType, log: Pick<Log, 'warn'>): Fleet {
  const areas: ReadonlyMap<string, CruisingArea> = rowsOf(area, parseArea, log);
  const fleet = new Fleet(hashOf([area, yachts]));
  const byId = [...yachts].sort((a, b) => (String(a.record.yachtid) < String(b.record.yachtid) ? -1 : 1));
  for (const { story, record } of byId) {
    const mapped = parseYacht(record, areas);
    if (!mapped.ok) {
      log.warn({ story, problems: mapped.error }, 'Content record left out');
      continue;
    }
    const { yacht, warnings } = mapped.value;
    const problem = fleet.add(yacht);
    if (problem !== null) log.warn({ story, problems: [problem] }, 'Content record left out');
    else if (warnings.length > 0) log.warn({ story, problems: warnings }, 'Part of a content record left out');
  }
  return fleet;
}

function readRedirects(records: readonly NamedRecord[], log: Pick<Log, 'warn'>): Redirects {
  const rules = records.flatMap(({ story, record }) => {
    const rule = parseRedirect(record);
    if (rule.ok) return [rule.value];
    log.warn({ story, problems: rule.error }, 'Content record left out');
    return [];
  });
  const { redirects, problems } = buildRedirects(rules);
  for (const problem of problems) log.warn({ problem }, describeProblem(problem));
  return redirects;
}
