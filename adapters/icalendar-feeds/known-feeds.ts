import { setImmediate } from 'node:timers/promises';
import type { Calendar, CalendarFeed } from '../../core/availability/calendar.ts';
import { PackedCalendars } from '../../core/availability/packed-calendars.ts';
import { copyName, type FeedCopy, type FeedCopyStore, hashOf, readCopy, writeCopy } from './feed-copy.ts';

/** A feed as it stands. */
export interface KnownFeed extends CalendarFeed {
  /** SHA-256 of its address. */
  readonly address: string;
  /** The last good answer without its calendar; null before the first. */
  answer: Omit<FeedCopy, 'calendar'> | null;
  /** Milliseconds since 1970 at which it is asked again. */
  dueAt: number;
  /** Milliseconds since 1970; null while it answers. */
  failingSince: number | null;
  isLogged: boolean;
}

/** Copies that are read in one turn of the event loop. */
const COPIES_PER_TURN = 16;

/** The feeds that a source names, with the calendars of their last good answers in memory and on disk. */
export class KnownFeeds {
  readonly #calendars = new PackedCalendars();
  /** A hash of each calendar as pages show it, which is checked on a day. */
  readonly #stamps = new Map<string, string>();
  #feeds: ReadonlyMap<string, KnownFeed> = new Map();
  #version: string | null = null;

  constructor(
    private readonly copies: FeedCopyStore,
    private readonly everyMs: number,
  ) {}

  get all(): readonly KnownFeed[] {
    return [...this.#feeds.values()];
  }

  calendarOf(id: string): Calendar | null {
    return this.#feeds.has(id) ? this.#calendars.of(id, '') : null;
  }

  yachts() {
    return this.#calendars.yachts().filter((id) => this.#feeds.has(id));
  }

  /** Returns a text that changes with any calendar. */
  version(): string {
    this.#version ??= hashOf(
      [...this.#stamps]
        .map((stamp) => stamp.join(' '))
        .sort()
        .join('\n'),
    );
    return this.#version;
  }

  /** Takes over a list of feeds: those that are new with what was kept of them, others as they stand. */
  async replace(listed: readonly CalendarFeed[]): Promise<void> {
    const feeds = new Map<string, KnownFeed>();
    for (const [at, { id, feed }] of listed.entries()) {
      if (at % COPIES_PER_TURN === COPIES_PER_TURN - 1) await setImmediate();
      const before = this.#feeds.get(id);
      feeds.set(id, before?.feed === feed ? before : await this.#begin(id, feed));
    }
    for (const id of this.#feeds.keys()) {
      if (!feeds.has(id)) this.#forget(id);
    }
    this.#feeds = feeds;
  }

  /** Uses a good answer from now on, and keeps a copy; not where the feed is listed no more. */
  async use(feed: KnownFeed, copy: FeedCopy): Promise<void> {
    if (this.#feeds.get(feed.id) !== feed) return;
    this.#show(feed.id, copy.calendar);
    feed.answer = answerOf(copy);
    await this.copies.write(copyName(feed.id), writeCopy(copy));
  }

  async #begin(id: string, feed: string): Promise<KnownFeed> {
    const body = await this.copies.read(copyName(id));
    const copy = body && readCopy(body);
    if (copy !== null) this.#show(id, copy.calendar);
    const address = hashOf(feed);
    // A start does not ask again what was asked a moment before.
    const dueAt = copy?.address === address ? Date.parse(copy.answeredAt) + this.everyMs : 0;
    return { id, feed, address, answer: copy && answerOf(copy), dueAt, failingSince: null, isLogged: false };
  }

  #show(id: string, calendar: Calendar): void {
    this.#calendars.put({ id, calendar, demonstrationOf: null });
    const { periods, until, checkedAt } = calendar;
    const stamp = hashOf(JSON.stringify([periods, until, checkedAt.slice(0, 10)]));
    if (this.#stamps.get(id) === stamp) return;
    this.#stamps.set(id, stamp);
    this.#version = null;
  }

  #forget(id: string): void {
    this.#calendars.delete(id);
    this.#stamps.delete(id);
    this.#version = null;
  }
}

function answerOf({ address, statedCheck, answeredAt, readAt, etag, modified }: FeedCopy): KnownFeed['answer'] {
  return { address, statedCheck, answeredAt, readAt, etag, modified };
}
