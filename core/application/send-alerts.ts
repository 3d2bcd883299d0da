import type { Frequency } from '../alerts/alert.ts';
import { encodeDigest } from '../alerts/alert-digest.ts';
import { decodeAlertQuestion } from '../alerts/alert-question.ts';
import { isImplausible } from '../alerts/fleet-changes.ts';
import { decodeSnapshot, encodeSnapshot } from '../alerts/fleet-snapshot.ts';
import type { AlertRuns, StoredDigest, StoredSnapshot } from '../ports/alert-runs.ts';
import type { YachtSearch } from '../ports/yacht-search.ts';
import { displayOn } from '../preferences/display.ts';
import { emptyCriteria } from '../search/criteria/criteria.ts';
import { dateOfDay, dayNumber, dayOfInstant } from '../shared/calendar-day.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { compareDays, type DigestSources, digestOf } from './answer-alert.ts';
import { type SnapshotPorts, takeSnapshot } from './take-snapshot.ts';

export interface SendAlertsOptions extends SnapshotPorts {
  readonly runs: AlertRuns;
  readonly search: Pick<YachtSearch, 'search'>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Lets the event loop have a turn. */
  readonly turn: () => Promise<unknown>;
}

export type AlertRun =
  /** The letters of the day are queued, by this run or an earlier one. */
  | ({ readonly kind: 'done'; readonly letters: number } & Answered)
  /** So much changed that a mistake is likelier; nothing is told of it for some days. */
  | { readonly kind: 'held' };

/** The questions of a run, and those among them that the search could not answer, which get no letter. */
interface Answered {
  readonly questions: number;
  readonly unanswered: number;
}

/** Why a run could not go on; it goes on at the next attempt. */
export interface AlertRunFailure {
  readonly reason: string;
}

/** Days for which a change that looks like a mistake is held back. */
const HELD_DAYS = 2;
/** Answers and letters that are stored at once. */
const DIGESTS_AT_ONCE = 100;
const LETTERS_AT_ONCE = 2000;
const WEEK = 7;
/** Attempts at a question: the first may only make the ways over the sea known that the next one needs. */
const ATTEMPTS = 3;
const NOTHING: Answered = { questions: 0, unanswered: 0 };

/** Carries the failure of a store or of the search to the end of the run. */
class RunFailure extends Error {}

/**
 * Answers the questions of all alerts for today and queues the letters about what changed, once a day (FD6). A run that
 * was cut off is taken up where it ended; days without a run are made up for by the next one.
 */
export async function sendAlerts(options: SendAlertsOptions): Promise<Result<AlertRun, AlertRunFailure>> {
  try {
    return ok(await run(options));
  } catch (error) {
    if (error instanceof RunFailure) return err({ reason: error.message });
    throw error;
  }
}

async function run(options: SendAlertsOptions): Promise<AlertRun> {
  const { runs, now, turn, catalogue } = options;
  const today = dateOfDay(dayOfInstant(now));
  if (valueIn(await runs.isDone(today))) return { kind: 'done', letters: 0, ...NOTHING };
  const last = valueIn(await runs.snapshotUpTo(today));
  // The letters of the last answered day may not all be queued yet.
  const late = last === null || valueIn(await runs.isDone(last.day)) ? 0 : await queue(last.day, options);
  if (last?.day === today) return { kind: 'done', letters: late, ...NOTHING };
  const yachts = await catalogue.all();
  const after = await takeSnapshot(options, today, turn);
  // A snapshot of another release is none: everything would seem new.
  const before = last && decodeSnapshot(last.snapshot);
  const compared = before && compareDays({ before, after, yachts, today });
  if (last !== null && compared !== null && isHeld(compared, last.day)) return { kind: 'held' };
  const answered = last === null || compared === null ? NOTHING : await answerAll(compared, last, options);
  valueIn(await runs.addSnapshot({ day: today, snapshot: encodeSnapshot(after) }));
  return { kind: 'done', letters: late + (await queue(today, options)), ...answered };
}

function isHeld(compared: DigestSources, lastDay: string): boolean {
  const age = (dayNumber(compared.today) ?? 0) - (dayNumber(lastDay) ?? 0);
  return age <= HELD_DAYS && isImplausible(compared, compared.changes);
}

/** Answers the questions that are due. @param last the day that `compared` begins with */
async function answerAll(compared: DigestSources, last: StoredSnapshot, options: SendAlertsOptions): Promise<Answered> {
  const daily = await answer('daily', compared, options);
  const weekDay = weekDayUpTo(compared.today);
  if (last.day >= dateOfDay(weekDay)) return daily;
  const { runs } = options;
  const weekAgo = valueIn(await runs.snapshotUpTo(dateOfDay(weekDay - WEEK)));
  const since = weekAgo ?? valueIn(await runs.oldestSnapshot()) ?? last;
  const before = decodeSnapshot(since.snapshot);
  if (before === null) return daily;
  const weekly = await answer('weekly', compareDays({ ...compared, before }), options);
  return { questions: daily.questions + weekly.questions, unanswered: daily.unanswered + weekly.unanswered };
}

/** Returns the number of the last day, today included, from which weekly letters are due: a Thursday. */
function weekDayUpTo(today: string): number {
  const day = dayNumber(today) ?? 0;
  return day - (((day % WEEK) + WEEK) % WEEK);
}

async function answer(
  frequency: Frequency,
  sources: DigestSources,
  { runs, search, turn }: SendAlertsOptions,
): Promise<Answered> {
  const { today } = sources;
  const open = valueIn(await runs.openQuestions(today, [frequency]));
  let unanswered = 0;
  for (let at = 0; at < open.length; at += DIGESTS_AT_ONCE) {
    const digests: StoredDigest[] = [];
    for (const { question } of open.slice(at, at + DIGESTS_AT_ONCE)) {
      const digest = await answerOne(question, sources, search);
      if (digest === null) unanswered += 1;
      if (digest === null) await checkSearch(search, today);
      digests.push({ question, frequency, digest: digest ?? '' });
      await turn();
    }
    valueIn(await runs.addDigests(today, digests));
  }
  return { questions: open.length, unanswered };
}

/** Returns the answer to a question, '' where there is nothing to tell; null where the search has none. */
async function answerOne(
  question: string,
  sources: DigestSources,
  search: SendAlertsOptions['search'],
): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await digestOf(decodeAlertQuestion(question), sources, search);
    if (found.ok) return found.value.items.length === 0 ? '' : encodeDigest(found.value);
  }
  return null;
}

/** Ends the run where it is the search that fails, rather than one question. */
async function checkSearch(search: SendAlertsOptions['search'], today: string): Promise<void> {
  const options = { ...displayOn({ currency: 'eur', unit: 'meters' }, today), pageSize: 1, facets: [] };
  const found = await search.search(emptyCriteria('charter'), options);
  if (!found.ok) throw new RunFailure(`The search failed: ${found.error.message}`);
}

/** Queues all letters of a day. @returns how many were not queued before */
async function queue(day: string, { runs, now, turn }: SendAlertsOptions): Promise<number> {
  let letters = 0;
  for (;;) {
    const queued = valueIn(await runs.queueLetters(day, now, LETTERS_AT_ONCE));
    letters += queued;
    if (queued < LETTERS_AT_ONCE) break;
    await turn();
  }
  valueIn(await runs.finish(day));
  return letters;
}

function valueIn<T>(answer: Result<T, AlertRunFailure>): T {
  if (!answer.ok) throw new RunFailure(answer.error.reason);
  return answer.value;
}
