import { setImmediate } from 'node:timers/promises';
import { inject, injectable, preDestroy } from 'inversify';
import { readRemoteFile } from '../../core/application/read-remote-file.ts';
import type { Calendar, CalendarFeed } from '../../core/availability/calendar.ts';
import {
  type AvailabilityCalendar,
  type CalendarFeedHealth,
  ContentCalendars,
} from '../../core/ports/availability-calendar.ts';
import { RemoteFiles } from '../../core/ports/remote-files.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import type { HttpValidators } from '../../core/shared/http-validators.ts';
import { Log } from '../../core/shared/log.ts';
import { lastingFailure, passingFailure, type RemoteFailure } from '../../core/shared/remote-failure.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { type FeedCopy, FeedCopyStore } from './feed-copy.ts';
import { FeedReader } from './feed-reader.ts';
import { type KnownFeed, KnownFeeds } from './known-feeds.ts';

export interface CalendarFeedOptions {
  /** Milliseconds between two requests for a feed. */
  readonly everyMs: number;
  readonly timeoutMs?: number;
  /** Milliseconds after which a round goes on without a feed that is still asked or read. */
  readonly feedMs?: number;
  /** The largest feed, in bytes after decompression. */
  readonly maxBytes?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}
export const CalendarFeedOptions = Symbol.for('CalendarFeedOptions');

const DEFAULTS = { timeoutMs: 10_000, feedMs: 30_000, maxBytes: 10 * 1024 * 1024, now: Date.now };
const DAY_MS = 86_400_000;
/** A feed that does not change is still read anew after this time, so that its horizon moves on. */
const READ_AGAIN_MS = 7 * DAY_MS;
/** An outage is logged after this time, since most pass. */
const OUTAGE_MS = DAY_MS;
/** Calendars that are read in one turn of the event loop, which takes some milliseconds. */
const CALENDARS_PER_TURN = 64;
const ACCEPT = 'text/calendar, text/plain;q=0.5';
const NONE: HttpValidators = { etag: null, modified: null };

/**
 * The calendars of a content source, and those that others publish as iCalendar feeds (AV2). `version` begins to ask the
 * feeds that are due, one after the other in the background; nothing else waits for a feed. One that fails keeps the
 * calendar of its last good answer, whose `checkedAt` says since when.
 */
@injectable()
export class ICalendarFeeds implements AvailabilityCalendar {
  readonly #options: CalendarFeedOptions & typeof DEFAULTS;
  readonly #feeds: KnownFeeds;
  readonly #stopping = new AbortController();
  #listed: readonly CalendarFeed[] = [];
  #loading: Promise<void> = Promise.resolve();
  #asking: Promise<void> | null = null;
  #read = 0;
  #nextDueAt = Number.POSITIVE_INFINITY;

  constructor(
    @inject(ContentCalendars) private readonly source: ContentCalendars,
    @inject(RemoteFiles) private readonly remote: RemoteFiles,
    @inject(FeedReader) private readonly reader: FeedReader,
    @inject(FeedCopyStore) copies: FeedCopyStore,
    @inject(Log) private readonly log: Pick<Log, 'warn'>,
    @inject(CalendarFeedOptions) options: CalendarFeedOptions,
  ) {
    this.#options = { ...DEFAULTS, ...options };
    this.#feeds = new KnownFeeds(copies, options.everyMs);
  }

  /** Lets the event loop have a turn now and then, for those who read the calendars of a whole fleet. */
  async of(yacht: YachtId): Promise<Calendar | null> {
    this.#read += 1;
    if (this.#read % CALENDARS_PER_TURN === 0) await setImmediate();
    const calendar = await this.source.of(yacht);
    return calendar ?? (await this.#current()).calendarOf(yacht);
  }

  async yachts(): Promise<readonly YachtId[]> {
    return [...(await this.source.yachts()), ...(await this.#current()).yachts()];
  }

  async version(): Promise<string> {
    const version = await this.source.version();
    const feeds = await this.#current();
    if (this.#options.now() >= this.#nextDueAt) void this.look();
    return `${version} ${feeds.version()}`;
  }

  feedHealth(): CalendarFeedHealth {
    const answers = this.#feeds.all.flatMap(({ answer }) => (answer === null ? [] : [Date.parse(answer.answeredAt)]));
    return {
      failing: this.#feeds.all.filter(({ failingSince }) => failingSince !== null).length,
      oldestAnswer: answers.length === 0 ? null : Math.min(...answers),
    };
  }

  /** Asks the feeds that are due; resolves when all have answered or failed. Never rejects. */
  look(): Promise<void> {
    this.#asking ??= this.#askDue()
      // The source tells why it fails, and an error may repeat an address.
      .catch(() => this.log.warn({}, 'The calendar feeds could not be asked'))
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }

  /** Stops asking. */
  @preDestroy()
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#asking;
  }

  /** Returns the feeds that the source names now. Only copies on the disk are waited for. */
  async #current(): Promise<KnownFeeds> {
    const listed = await this.source.feeds();
    if (listed !== this.#listed) {
      this.#listed = listed;
      this.#loading = this.#loading.then(() => this.#feeds.replace(listed)).then(() => this.#schedule());
    }
    await this.#loading;
    return this.#feeds;
  }

  #schedule(): void {
    this.#nextDueAt = Math.min(...this.#feeds.all.map(({ dueAt }) => dueAt));
  }

  async #askDue(): Promise<void> {
    await this.#current();
    for (const feed of this.#feeds.all) {
      if (this.#stopping.signal.aborted) return;
      if (this.#options.now() >= feed.dueAt) await this.#ask(feed);
    }
    this.#feeds.settle();
    this.#schedule();
  }

  async #ask(feed: KnownFeed): Promise<void> {
    const at = this.#options.now();
    feed.dueAt = at + this.#options.everyMs;
    const answer = await this.#answerInTime(feed, at);
    if (this.#stopping.signal.aborted) return;
    if (!answer.ok) return this.#onFailure(feed, answer.error, at);
    this.#onSuccess(feed);
    await this.#feeds.use(feed, answer.value);
  }

  /** Never rejects, so that no feed ends the round of all. */
  async #answerInTime(feed: KnownFeed, at: number): Promise<Result<FeedCopy, RemoteFailure>> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Result<FeedCopy, RemoteFailure>>((resolve) => {
      timer = setTimeout(() => resolve(err(passingFailure('timed out'))), this.#options.feedMs);
    });
    try {
      return await Promise.race([this.#answerOf(feed, at), late]);
    } catch {
      return err(lastingFailure('cannot be asked or read'));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks for a feed, and returns what is known from now on. @param at milliseconds since 1970 */
  async #answerOf(feed: KnownFeed, at: number): Promise<Result<FeedCopy, RemoteFailure>> {
    const { signal } = this.#stopping;
    const { address, answer: last } = feed;
    const answeredAt = new Date(at).toISOString();
    const { timeoutMs, maxBytes } = this.#options;
    const limits = { timeoutMs, idleMs: timeoutMs, maxBytes, signal };
    const request = { accept: ACCEPT, validators: validatorsOf(feed, at), ...limits };
    const answer = await readRemoteFile(this.remote, feed.feed, request);
    if (answer.kind === 'failed') return err(answer);
    if (answer.kind === 'unchanged') {
      const calendar = this.#feeds.calendarOf(feed.id);
      if (calendar === null || last === null) return err(passingFailure('is not listed any more'));
      return ok({ ...last, answeredAt, calendar: { ...calendar, checkedAt: checkedAt(last.statedCheck, answeredAt) } });
    }
    const read = await this.reader.read(answer.body, dayNumber(answeredAt.slice(0, 10)) ?? 0);
    if (!read.ok) return read;
    const { periods, until, statedCheck } = read.value;
    const calendar = { periods, until, checkedAt: checkedAt(statedCheck, answeredAt) };
    const { etag, modified } = answer;
    return ok({ address, etag, modified, statedCheck, answeredAt, readAt: answeredAt, calendar });
  }

  /** Logs a failure once: one that somebody has to mend at once, an outage after a day. */
  #onFailure(feed: KnownFeed, { problem, isLasting }: RemoteFailure, at: number): void {
    feed.failingSince ??= at;
    if (feed.isLogged || !(isLasting || at - feed.failingSince >= OUTAGE_MS)) return;
    feed.isLogged = true;
    const lastAnswer = feed.answer?.answeredAt ?? null;
    this.log.warn({ ...namesOf(feed), problem, lastAnswer }, 'A calendar feed fails; what was known before is shown');
  }

  #onSuccess(feed: KnownFeed): void {
    if (feed.isLogged) this.log.warn(namesOf(feed), 'A calendar feed answers again');
    feed.failingSince = null;
    feed.isLogged = false;
  }
}

/** Names a feed for the log. The rest of its address may hold a key. */
function namesOf({ id, feed }: KnownFeed): object {
  return { yacht: id, host: new URL(feed).hostname };
}

/** Returns since when a calendar is known to be true: a feed may say that it was checked before its answer. */
function checkedAt(stated: string | null, answeredAt: string): string {
  return stated !== null && stated < answeredAt ? stated : answeredAt;
}

/** Returns by what an answer is recognised; nothing where it was another feed's, or has to be read anew. */
function validatorsOf({ address, answer }: KnownFeed, now: number): HttpValidators {
  return answer?.address === address && now - Date.parse(answer.readAt) < READ_AGAIN_MS ? answer : NONE;
}
