import type { Frequency } from '../alerts/alert.ts';
import { encodeDigest } from '../alerts/alert-digest.ts';
import { decodeAlertSubject } from '../alerts/alert-subject.ts';
import { isImplausibleFleetChange } from '../alerts/fleet-changes.ts';
import { decodeSnapshot, encodeSnapshot, withMissingYachts } from '../alerts/fleet-snapshot.ts';
import type { AlertRunStore, ScheduledAlertQuestion, StoredSnapshot } from '../ports/alert-run-store.ts';
import type { AvailabilityCalendar } from '../ports/availability-calendar.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import type { YachtSubsetSearch } from '../ports/yacht-search.ts';
import { dateOfDay, dayNumber, dayOfInstant } from '../shared/calendar-day.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { buildAlertDigest, compareFleetDays, type DigestSources } from './answer-alert.ts';
import { takeSnapshot } from './take-snapshot.ts';

export interface SendAlertsOptions {
  readonly runs: AlertRunStore;
  readonly catalogue: Pick<YachtCatalogue, 'all'>;
  readonly calendars: Pick<AvailabilityCalendar, 'of'>;
  readonly searchAmong: YachtSubsetSearch;
  /** Lets the event loop have a turn. */
  readonly turn: () => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly wait: (ms: number) => Promise<unknown>;
  /** The hour of the day in UTC, 0 to 23, from which the letters of the day are made. */
  readonly hour: number;
}

export type AlertRunResult =
  /** The letters of the day are queued, by this run or an earlier one. */
  | ({ readonly kind: 'done'; readonly letters: number } & Answered)
  /** So much changed that a mistake is likelier; no letter mentions it for some days. */
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
/** Letters that are queued at once. */
const LETTERS_AT_ONCE = 2000;
const WEEK = 7;
/** Attempts at a question: the first may only make the ways over the sea known that the next one needs. */
const ATTEMPTS = 3;
/** Milliseconds between two attempts, in which questions of visitors end. */
const PAUSE_MS = 3000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Milliseconds before the end of a day in which the node looks at least once. */
const LAST_TRIES_MS = 20 * 60_000;
const NOTHING: Answered = { questions: 0, unanswered: 0 };

/** Carries the failure of a store to the end of the run. */
class RunFailure extends Error {}

/**
 * Answers the questions of all alerts for today and queues the letters about what changed, once a day (FD6). A run that
 * was cut off is taken up where it ended; days without a run are made up for by the next one.
 */
export async function sendAlerts(options: SendAlertsOptions): Promise<Result<AlertRunResult, AlertRunFailure>> {
  try {
    return ok(await run(options));
  } catch (error) {
    if (error instanceof RunFailure) return err({ reason: error.message });
    throw error;
  }
}

async function run(options: SendAlertsOptions): Promise<AlertRunResult> {
  const { runs, now } = options;
  const today = dateOfDay(dayOfInstant(now));
  if (valueIn(await runs.isDone(today))) return { kind: 'done', letters: 0, ...NOTHING };
  const last = valueIn(await runs.snapshotUpTo(today));
  // The letters of the last answered day may not all be queued yet.
  const late = last === null || valueIn(await runs.isDone(last.day)) ? 0 : await queue(last.day, options);
  if (last?.day === today) return { kind: 'done', letters: late, ...NOTHING };
  const answered = await answerDay(today, last, options);
  if (answered === null) return { kind: 'held' };
  return { kind: 'done', letters: late + (await queue(today, options)), ...answered };
}

/**
 * Answers the questions of a day, and stores the answers with the fleet that they are from once there are all of them.
 * Null where the day is held back.
 */
async function answerDay(
  today: string,
  last: StoredSnapshot | null,
  options: SendAlertsOptions,
): Promise<Answered | null> {
  const { runs, catalogue, calendars, searchAmong, turn } = options;
  const yachts = await catalogue.all();
  const taken = await takeSnapshot(yachts, calendars, today, turn);
  // A snapshot of another release is none: everything would seem new.
  const stored = last && decodeSnapshot(last.snapshot);
  let after = taken;
  let weeklyOn = today;
  const answers: Answer[] = [];
  if (last !== null && stored !== null) {
    after = withMissingYachts(taken, stored.fleet, dayNumber(today) ?? 0);
    const compared = compareFleetDays({ before: stored.fleet, after, yachts, today }, searchAmong);
    if (await isHeld(compared, runs)) return null;
    answers.push(...(await answerAll('daily', compared, options)));
    weeklyOn = stored.weeklyOn;
    if (weeklyOn < dateOfDay(weekDayUpTo(today))) {
      const since = valueIn(await runs.snapshotUpTo(weeklyOn)) ?? valueIn(await runs.oldestSnapshot()) ?? last;
      const before = decodeSnapshot(since.snapshot)?.fleet ?? stored.fleet;
      answers.push(
        ...(await answerAll('weekly', compareFleetDays({ before, after, yachts, today }, searchAmong), options)),
      );
      weeklyOn = today;
    }
  }
  const unanswered = answers.filter(({ digest }) => digest === null).length;
  if (unanswered > 0 && !isLastTry(options)) throw new RunFailure(`${unanswered} questions have no answer yet`);
  const answered = answers.flatMap(({ digest, ...asked }) =>
    digest === null || digest === '' ? [] : { ...asked, digest },
  );
  valueIn(await runs.addAnswers({ day: today, snapshot: encodeSnapshot({ fleet: after, weeklyOn }) }, answered));
  return { questions: answers.length, unanswered };
}

/** Returns whether questions without an answer are left out: an hour later, and before the day ends. */
function isLastTry({ now, hour }: SendAlertsOptions): boolean {
  return now % DAY_MS >= Math.min((hour + 1) * HOUR_MS, DAY_MS - LAST_TRIES_MS);
}

/** Returns whether so much changed that it looks like a mistake, and that is seen for fewer than two days. */
async function isHeld(compared: DigestSources, runs: AlertRunStore): Promise<boolean> {
  if (!isImplausibleFleetChange(compared, compared.changes)) return false;
  const since = valueIn(await runs.hold(compared.today));
  return (dayNumber(compared.today) ?? 0) - (dayNumber(since) ?? 0) < HELD_DAYS;
}

/** Returns the number of the last day, today included, from which weekly letters are due: a Thursday. */
function weekDayUpTo(today: string): number {
  const day = dayNumber(today) ?? 0;
  return day - (((day % WEEK) + WEEK) % WEEK);
}

/** A question with its answer, '' where there is nothing to tell; null where the search has none. */
interface Answer extends ScheduledAlertQuestion {
  readonly digest: string | null;
}

async function answerAll(
  frequency: Frequency,
  sources: DigestSources,
  options: SendAlertsOptions,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const { question } of valueIn(await options.runs.questions(frequency))) {
    const digest = await answerOne(question, sources, options);
    answers.push({ question, frequency, digest });
    await options.turn();
  }
  return answers;
}

async function answerOne(question: string, sources: DigestSources, options: SendAlertsOptions): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await buildAlertDigest(decodeAlertSubject(question), sources, options.turn);
    if (found.ok) return found.value.items.length === 0 ? '' : encodeDigest(found.value);
    if (attempt === ATTEMPTS) return null;
    await options.wait(PAUSE_MS);
  }
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
