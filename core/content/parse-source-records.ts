import type { PackedCalendars } from '../availability/packed-calendars.ts';
import type { CharterTerms } from '../estimate/charter-terms.ts';
import { LOCALES } from '../locale/locale.ts';
import type { Fleet } from '../records/fleet.ts';
import { parseCalendarRow } from '../records/parse-calendar.ts';
import { parseCharterTerms } from '../records/parse-charter-terms.ts';
import { parseRedirect } from '../records/parse-redirect.ts';
import { parseYacht } from '../records/parse-yacht.ts';
import { type FieldProblem, firstProblems } from '../records/read-by-schema.ts';
import { describeProblem, redirectSteps } from '../routing/build-redirects.ts';
import type { RedirectRule, Redirects } from '../routing/redirects.ts';
import type { Log } from '../shared/log.ts';
import { isRecord } from '../shared/parse-json.ts';
import { err, type Result } from '../shared/result.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import type { Page } from './page.ts';
import { PageIndex } from './page-index.ts';
import { parsePage } from './parse-page.ts';

/** The place of a record in the content, for the log. */
export type RecordLocation = { readonly file: string; readonly row?: number } | { readonly story: string };

/** A record of a content source before it is parsed, or the reason why it cannot be read. */
export interface SourceRecord {
  readonly source: RecordLocation;
  readonly json: Result<unknown, string>;
}

type WarnLog = Pick<Log, 'warn'>;

const RECORD_LEFT_OUT = 'Content record left out';
const PART_LEFT_OUT = 'Part of a content record left out';
const FILE_LEFT_OUT = 'Content file left out';

function warn(
  log: WarnLog,
  source: object,
  problems: string | readonly FieldProblem[],
  message = RECORD_LEFT_OUT,
): void {
  log.warn({ ...source, problems: typeof problems === 'string' ? problems : firstProblems(problems) }, message);
}

/** Parses records and returns them by id; invalid ones and those with a repeated id are left out and logged. */
export function parseRecordsAndLog<Row extends { readonly id: string }>(
  records: readonly SourceRecord[],
  parse: (record: unknown) => Result<Row, readonly FieldProblem[]>,
  log: WarnLog,
): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const { source, json } of records) {
    const parsed = json.ok ? parse(json.value) : json;
    const row = parsed.ok && rows.has(parsed.value.id) ? err([takenBefore(parsed.value.id, source)]) : parsed;
    if (row.ok) rows.set(row.value.id, row.value);
    else warn(log, source, row.error);
  }
  return rows;
}

function takenBefore(id: string, source: RecordLocation): FieldProblem {
  return { field: 'id', problem: `"${id}" is taken by an earlier ${'story' in source ? 'story' : 'row'}` };
}

/** The yacht of a record; null for an invalid one. */
export interface YachtOfRecord {
  readonly source: RecordLocation;
  readonly yacht: Yacht | null;
}

/** Parses the record of a yacht. A record or part of it that is left out is logged. */
export function parseYachtAndLog(
  { source, json }: SourceRecord,
  areas: ReadonlyMap<string, CruisingArea>,
  log: WarnLog,
): YachtOfRecord {
  if (!json.ok) {
    log.warn({ ...source, problem: json.error }, FILE_LEFT_OUT);
    return { source, yacht: null };
  }
  const parsed = parseYacht(json.value, areas);
  if (!parsed.ok) warn(log, source, parsed.error);
  else if (parsed.value.warnings.length > 0) warn(log, source, parsed.value.warnings, PART_LEFT_OUT);
  return { source, yacht: parsed.ok ? parsed.value.yacht : null };
}

/** Adds a record's yacht to a fleet; one whose id or page is taken is left out and logged. */
export function addToFleet(fleet: Fleet, { source, yacht }: YachtOfRecord, log: WarnLog): void {
  const taken = yacht && fleet.add(yacht);
  if (taken) warn(log, source, [taken]);
}

/**
 * Adds calendars and feeds to others. A yacht with an invalid one or with several has none: nights that one says are
 * taken would seem free in another (AV1). Those that are left out are logged.
 */
export function addCalendars(calendars: PackedCalendars, records: readonly SourceRecord[], log: WarnLog): void {
  for (const { source, json } of records) {
    const parsed = json.ok ? parseCalendarRow(json.value) : json;
    const taken = parsed.ok && !calendars.add(parsed.value);
    const row = taken ? err([takenBefore(parsed.value.id, source)]) : parsed;
    if (row.ok) continue;
    const id = json.ok && isRecord(json.value) ? json.value.id : null;
    if (typeof id === 'string' || typeof id === 'number') calendars.refuse(String(id).trim());
    warn(log, source, row.error);
  }
}

/** Logs how many of the calendars are demonstrations: a real one that is taken for such moves on, and is never too old. */
export function logDemonstrationCalendars({ demonstrations }: PackedCalendars, log: Pick<Log, 'info'>): void {
  if (demonstrations > 0) log.info({ demonstrations }, 'Calendars are demonstrations, whose days move on with time');
}

/** The most problems of redirects that are logged one by one at a reading. */
const MAX_REDIRECT_PROBLEMS = 100;

/** Rules that are parsed before other work is done, which takes a few milliseconds. */
const RULES_PER_TURN = 500;

/**
 * Parses the rules of redirects. Invalid rules and loops are left out, chains shortened; this is logged.
 * @param giveWay lets other work be done, since there may be tens of thousands of rules
 */
export async function parseRedirectRulesAndLog(
  records: readonly SourceRecord[],
  log: WarnLog,
  giveWay: () => Promise<unknown>,
  file?: string,
): Promise<Redirects> {
  const rules: RedirectRule[] = [];
  for (const [at, { source, json }] of records.entries()) {
    if (at % RULES_PER_TURN === RULES_PER_TURN - 1) await giveWay();
    const rule = json.ok ? parseRedirect(json.value) : json;
    if (rule.ok) rules.push(rule.value);
    else warn(log, source, rule.error);
  }
  const steps = redirectSteps(rules);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await giveWay();
  const { redirects, problems } = step.value;
  const place = { ...(file && { file }) };
  for (const problem of problems.slice(0, MAX_REDIRECT_PROBLEMS)) {
    log.warn({ ...place, problem }, describeProblem(problem));
  }
  const further = problems.length - MAX_REDIRECT_PROBLEMS;
  if (further > 0) log.warn({ ...place, further }, 'Redirects have further problems');
  return redirects;
}

/** Parses the charter terms, which are optional; problems are logged. */
export function parseCharterTermsAndLog({ source, json }: SourceRecord, log: WarnLog): CharterTerms | null {
  const { terms, warnings } = json.ok
    ? parseCharterTerms(json.value)
    : { terms: null, warnings: [{ field: 'record', problem: json.error }] };
  const leftOut = 'story' in source ? RECORD_LEFT_OUT : FILE_LEFT_OUT;
  if (warnings.length > 0) warn(log, source, warnings, terms === null ? leftOut : PART_LEFT_OUT);
  return terms;
}

/** Parses pages. Invalid pages, pages whose address is taken, and invalid blocks (CO2) are left out and logged. */
export function parsePagesAndLog(records: readonly SourceRecord[], log: WarnLog): PageIndex {
  const index = new PageIndex();
  for (const { source, json } of records) {
    const parsed = json.ok ? parsePage(json.value) : json;
    if (!parsed.ok) {
      warn(log, source, parsed.error, 'Content page left out');
      continue;
    }
    const { page, problems: taken } = index.add(parsed.value.page);
    const problems = [...parsed.value.problems, ...taken];
    const leftOut = page === null ? 'Content page left out' : 'Content page left out in a language';
    if (problems.length > 0) warn(log, source, problems, leftOut);
    if (page !== null) logWrongBlocks(source, page, log);
  }
  return index;
}

function logWrongBlocks(source: RecordLocation, page: Page, log: WarnLog): void {
  for (const { code } of LOCALES) {
    for (const { block, problems } of page.translations[code]?.problems ?? []) {
      warn(log, { ...source, page: page.id, locale: code, block }, problems, 'Content block left out');
    }
  }
}
