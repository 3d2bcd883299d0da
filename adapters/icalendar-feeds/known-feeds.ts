import { setImmediate } from 'node:timers/promises';
import type { Calendar, CalendarFeed } from '../../core/availability/calendar.ts';
import { PackedCalendars } from '../../core/availability/packed-calendars.ts';
import {
  copyName,
  type FeedCopy,
  type FeedCopyStore,
  parseFeedCopy,
  serializeFeedCopy,
  sha256Of,
} from './feed-copy.ts';

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

/** A calendar as pages show it. */
interface Stamp {
  /** A hash. */
  readonly periods: string;
  readonly until: number;
  /** ISO 8601 date. */
  readonly checked: string;
}

/** Copies that are read in one turn of the event loop. */
const COPIES_PER_TURN = 16;

/** The feeds that a source names, with the calendars of their last good answers in memory and on disk. */
export class KnownFeeds {
  readonly #calendars = new PackedCalendars();
  /** The stamps that `version` is made of, by yacht. */
  readonly #stamps = new Map<string, Stamp>();
  /** Stamps of calendars that were only checked again; `settle` takes them over. */
  readonly #renewed = new Map<string, Stamp>();
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

  /** Returns a text that changes with any calendar; with one that was only checked again, after `settle`. */
  version(): string {
    this.#version ??= sha256Of(
      [...this.#stamps]
        .map(([id, { periods, until, checked }]) => `${id} ${periods} ${until} ${checked}`)
        .sort()
        .join('\n'),
    );
    return this.#version;
  }

  /** Lets `version` tell of all calendars that were checked again, at once: each change of it empties the page cache. */
  settle(): void {
    for (const [id, stamp] of this.#renewed) this.#stamp(id, stamp);
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
    await this.copies.write(copyName(feed.id), serializeFeedCopy(copy));
  }

  async #begin(id: string, feed: string): Promise<KnownFeed> {
    const body = await this.copies.read(copyName(id));
    const copy = body && parseFeedCopy(body);
    if (copy !== null) this.#show(id, copy.calendar);
    const address = sha256Of(feed);
    // A start does not ask again what was asked a moment before.
    const dueAt = copy?.address === address ? Date.parse(copy.answeredAt) + this.everyMs : 0;
    return { id, feed, address, answer: copy && answerOf(copy), dueAt, failingSince: null, isLogged: false };
  }

  #show(id: string, calendar: Calendar): void {
    this.#calendars.put({ id, calendar, demonstrationOf: null });
    const { periods, until, checkedAt } = calendar;
    const stamp = { periods: sha256Of(JSON.stringify(periods)), until, checked: checkedAt.slice(0, 10) };
    const last = this.#stamps.get(id);
    // A horizon that moves on with the check takes no night.
    if (last?.periods === stamp.periods && last.until <= until) this.#renewed.set(id, stamp);
    else this.#stamp(id, stamp);
  }

  #stamp(id: string, stamp: Stamp): void {
    const last = this.#stamps.get(id);
    this.#renewed.delete(id);
    this.#stamps.set(id, stamp);
    if (last?.periods === stamp.periods && last.until === stamp.until && last.checked === stamp.checked) return;
    this.#version = null;
  }

  #forget(id: string): void {
    this.#calendars.delete(id);
    this.#stamps.delete(id);
    this.#renewed.delete(id);
    this.#version = null;
  }
}

function answerOf({ address, statedCheck, answeredAt, readAt, etag, modified }: FeedCopy): KnownFeed['answer'] {
  return { address, statedCheck, answeredAt, readAt, etag, modified };
}
