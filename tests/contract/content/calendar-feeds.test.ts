import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ThreadFeedReader } from '../../../adapters/icalendar-feeds/thread-feed-reader.ts';
import { buildCalendar } from '../../../core/availability/build-calendar.ts';
import { nightState } from '../../../core/availability/calendar.ts';
import { dayNumber } from '../../../core/shared/calendar-day.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { FEED_FAULTS, type FeedFault } from '../../sandbox/calendars/feed-faults.ts';
import { FEED_KEY } from '../../sandbox/calendars/feed-sandbox.ts';
import { feedText, PERSONAL } from '../../sandbox/calendars/feed-text.ts';
import { availabilityCalendarContract, CALENDAR, CALENDAR_ROW } from './availability-calendar-contract.ts';
import { calendarFeeds, DAY_MS, feedSandbox, HALF_HOUR_MS, MemoryCalendarSource } from './calendar-feeds-fixture.ts';

const ID = CALENDAR_ROW.id as YachtId;
const RIGHT = feedText(CALENDAR_ROW);
const NIGHT = dayNumber('2027-07-12') ?? Number.NaN;
/** A feed does not say where she is. */
const KNOWN = {
  ...CALENDAR,
  periods: CALENDAR.periods.map((period) => ({ ...period, startsAt: null, endsAt: null })),
  checkedAt: '2026-11-20T10:00:00.000Z',
};

async function oneFeed(file = RIGHT) {
  const agent = await feedSandbox({ feeds: new Map([[ID, file]]) });
  const source = new MemoryCalendarSource([{ id: ID, feed: agent.address(ID) }]);
  const { feeds, ...rest } = await calendarFeeds(source);
  /** Moves the clock, and waits until the feeds that are due have been asked. */
  const later = async (ms: number) => {
    rest.clock.now += ms;
    await feeds.look();
  };
  return { agent, source, feeds, later, ...rest };
}

availabilityCalendarContract(
  'icalendar-feeds',
  async () => {
    const { feeds } = await oneFeed(feedText(CALENDAR_ROW, { statesUntil: true }));
    await feeds.look();
    return feeds;
  },
  KNOWN,
);
availabilityCalendarContract('icalendar-feeds over a source', async () => {
  const source = new MemoryCalendarSource([], new Map([[ID, buildCalendar(CALENDAR)]]));
  return (await calendarFeeds(source)).feeds;
});

describe('AV2 a feed', () => {
  test('is not waited for: her calendar is unknown until the first answer', async () => {
    const { feeds, agent } = await oneFeed();
    agent.fail('hang');
    const before = await feeds.version();
    expect(await feeds.of(ID)).toBeNull();
    expect(await feeds.yachts()).toEqual([]);
    expect(await feeds.version()).toBe(before);
  });

  test('is asked by its version, and changes it', async () => {
    const { feeds } = await oneFeed();
    const before = await feeds.version();
    await feeds.look();
    expect(nightState(await feeds.of(ID), NIGHT)).toBe('booked');
    expect(await feeds.version()).not.toBe(before);
  });

  test('is asked at most so often, and for what has changed since', async () => {
    const { feeds, agent, later } = await oneFeed();
    await later(0);
    const first = await feeds.version();
    await later(HALF_HOUR_MS - 1);
    expect(agent.seen).toHaveLength(1);
    await later(1);
    expect(agent.seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, expect.stringMatching(/^"/)]);
    expect(agent.seen[1]?.headers).toHaveProperty('if-modified-since');
    expect(await feeds.of(ID)).toMatchObject({ checkedAt: '2026-11-20T10:30:00.000Z' });
    // Pages show the day of the check alone.
    expect(await feeds.version()).toBe(first);
    agent.publish(ID, feedText({ ...CALENDAR_ROW, periods: [] }));
    await later(HALF_HOUR_MS);
    expect(nightState(await feeds.of(ID), NIGHT)).toBe('free');
    const second = await feeds.version();
    expect(second).not.toBe(first);
    await later(DAY_MS);
    expect(await feeds.version()).not.toBe(second);
  });

  test('is read anew after a week even where it has not changed, so that its horizon moves on', async () => {
    const { feeds, agent, later } = await oneFeed();
    await later(0);
    const until = (await feeds.of(ID))?.until ?? Number.NaN;
    await later(6 * DAY_MS);
    expect((await feeds.of(ID))?.until).toBe(until);
    await later(DAY_MS);
    expect((await feeds.of(ID))?.until).toBe(until + 7);
    expect(agent.seen.map(({ headers }) => 'if-none-match' in headers)).toEqual([false, true, false]);
  });

  test('leaves its last answer on disk, for a start while it fails', async () => {
    const { feeds, agent, source, folder, later } = await oneFeed();
    await later(0);
    agent.fail(503);
    const next = await calendarFeeds(source, { folder });
    expect(await next.feeds.of(ID)).toEqual(await feeds.of(ID));
    await next.feeds.look();
    expect(agent.seen).toHaveLength(1);
    next.clock.now += HALF_HOUR_MS;
    await next.feeds.look();
    expect(agent.seen).toHaveLength(2);
    expect(await next.feeds.of(ID)).toMatchObject({ checkedAt: '2026-11-20T10:00:00.000Z' });
  });

  test.each([
    'BEGIN:VEVENT|DTSTART;VALUE=DATE:19690601|DTEND;VALUE=DATE:20270301|END:VEVENT',
    'BEGIN:VEVENT|DTSTART;VALUE=DATE:00010101|DTEND;VALUE=DATE:20270301|END:VEVENT',
    'X-HALYARD-CHECKED:00000101T000000Z',
    'X-HALYARD-CHECKED:19691231T235959Z',
    'X-HALYARD-UNTIL;VALUE=DATE:00010101',
  ])('with days of other centuries leaves a copy that can be read: %s', async (lines) => {
    const file = RIGHT.replace('BEGIN:VEVENT', `${lines.replaceAll('|', '\r\n')}\r\nBEGIN:VEVENT`);
    const { feeds, source, folder, later } = await oneFeed(file);
    await later(0);
    const calendar = await feeds.of(ID);
    expect(calendar).not.toBeNull();
    expect(await (await calendarFeeds(source, { folder })).feeds.of(ID)).toEqual(calendar);
  });

  test('that moves to another address keeps its calendar, and is read anew', async () => {
    const { feeds, agent, source, later } = await oneFeed();
    await later(0);
    agent.publish('other', feedText({ ...CALENDAR_ROW, periods: [] }));
    source.listed = [{ id: ID, feed: agent.address('other') }];
    expect(nightState(await feeds.of(ID), NIGHT)).toBe('booked');
    await later(0);
    expect(agent.seen[1]?.headers).not.toHaveProperty('if-none-match');
    expect(nightState(await feeds.of(ID), NIGHT)).toBe('free');
  });

  test('that is not listed any more has no calendar', async () => {
    const { feeds, source, later } = await oneFeed();
    await later(0);
    const before = await feeds.version();
    source.listed = [];
    expect(await feeds.of(ID)).toBeNull();
    expect(await feeds.yachts()).toEqual([]);
    expect(await feeds.version()).not.toBe(before);
  });

  test('of one yacht that fails leaves those of others as they are', async () => {
    const agent = await feedSandbox({ feeds: new Map(['1', '2', '3'].map((id) => [id, RIGHT])) });
    const source = new MemoryCalendarSource([
      { id: '1', feed: agent.address('1') },
      { id: '2', feed: agent.address('2', 'reset') },
      { id: '3', feed: agent.address('3') },
    ]);
    const { feeds } = await calendarFeeds(source);
    await feeds.look();
    expect(await feeds.yachts()).toEqual(['1', '3']);
  });

  test('of one yacht that is read without end, or by no thread, leaves the next ones to be read', async () => {
    const hangs = () => new Worker('setInterval(() => {}, 1_000)', { eval: true });
    const fails = () => {
      throw new Error('no thread');
    };
    for (const start of [hangs, fails]) {
      const agent = await feedSandbox({ feeds: new Map(['1', '2'].map((id) => [id, RIGHT])) });
      const source = new MemoryCalendarSource(['1', '2'].map((id) => ({ id, feed: agent.address(id) })));
      const reader = new ThreadFeedReader({ start, hangMs: 3_600_000 });
      onTestFinished(() => reader.close());
      const { feeds } = await calendarFeeds(source, { reader, feedMs: start === hangs ? 100 : 60_000 });
      await feeds.look();
      expect(feeds.feedHealth()).toEqual({ failing: 2, oldestAnswer: null });
    }
  });
});

const PASSING: ReadonlySet<unknown> = new Set(['hang', 'reset', 'half-body', 'not-gzip', 429, 500, 503]);

describe('AV2 AV3 a feed that fails keeps what was known and says since when, and tells nothing', () => {
  test.each([...FEED_FAULTS, 301, 403, 404, 410, 429, 500, 503])('%s', async (fault: FeedFault | number) => {
    const agent = await feedSandbox({ feeds: new Map([[ID, RIGHT]]) });
    const source = new MemoryCalendarSource([{ id: ID, feed: agent.address(ID) }]);
    const before = await calendarFeeds(source);
    await before.feeds.look();
    // A node that starts meanwhile has the copy on disk.
    const impatient = { folder: before.folder, ...(fault === 'hang' && { timeoutMs: 50 }) };
    const { feeds, log, clock } = await calendarFeeds(source, impatient);
    const [calendar, version] = [await feeds.of(ID), await feeds.version()];
    agent.fail(fault);
    for (const ms of [HALF_HOUR_MS, HALF_HOUR_MS, DAY_MS, DAY_MS]) {
      clock.now += ms;
      const logged = log.lines.length;
      await feeds.look();
      expect(await feeds.of(ID)).toEqual(calendar);
      // An outage is nobody's business for a day; what has to be mended is said at once, and once.
      expect(log.lines.length - logged).toBe(logged === 0 && (!PASSING.has(fault) || ms === DAY_MS) ? 1 : 0);
    }
    expect(await feeds.version()).toBe(version);
    expect(log.lines).toMatchObject([{ yacht: ID, host: '127.0.0.1', lastAnswer: '2026-11-20T10:00:00.000Z' }]);
    const logged = JSON.stringify(log.lines);
    for (const secret of [PERSONAL, FEED_KEY, 'Passport', 'passwd']) expect(logged).not.toContain(secret);
  });

  test('and tells when it answers again', async () => {
    const { feeds, agent, later, log } = await oneFeed();
    agent.fail(404);
    await later(0);
    expect(feeds.feedHealth()).toEqual({ failing: 1, oldestAnswer: null });
    agent.fail(null);
    await later(HALF_HOUR_MS);
    expect(feeds.feedHealth()).toEqual({ failing: 0, oldestAnswer: Date.parse('2026-11-20T10:30:00Z') });
    await later(HALF_HOUR_MS);
    expect(log.lines).toMatchObject([
      { problem: 'status 404', lastAnswer: null },
      { yacht: ID, message: 'A calendar feed answers again' },
    ]);
  });

  test('status 304 that was not asked for is a failure', async () => {
    const { feeds, agent, later, log } = await oneFeed();
    agent.fail(304);
    await later(0);
    expect(await feeds.of(ID)).toBeNull();
    expect(log.lines).toMatchObject([{ problem: 'status 304, though not asked for' }]);
  });
});

test('AV3 nothing personal of a feed is in a calendar, on disk or in the log', async () => {
  const { feeds, folder, later, log } = await oneFeed();
  expect(RIGHT).toContain(PERSONAL);
  await later(0);
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  const kept = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const all = JSON.stringify([names, kept, await feeds.of(ID), await feeds.version(), log.lines]);
  expect(all).toContain('2027-07-10');
  for (const word of [PERSONAL, 'Ana', 'Passport', 'villa', 'visitor.example', 'central-agent', FEED_KEY]) {
    expect(all).not.toContain(word);
  }
});

test('AV2 a source that fails costs one line of the log, and its feeds are asked again', async () => {
  const { feeds, source, later, log } = await oneFeed();
  source.feeds = () => Promise.reject(new Error('away'));
  await later(0);
  expect(log.lines).toEqual([{ message: 'The calendar feeds could not be asked' }]);
  source.feeds = MemoryCalendarSource.prototype.feeds;
  await later(0);
  expect(await feeds.yachts()).toEqual([ID]);
});

test('AV2 feeds on this machine are for development alone', async () => {
  const agent = await feedSandbox({ feeds: new Map([[ID, RIGHT]]) });
  const named = agent.address(ID).replace('127.0.0.1', 'localhost');
  const source = new MemoryCalendarSource([
    { id: '1', feed: 'https://127.0.0.1:1/a.ics' },
    { id: '2', feed: 'https://localhost:1/a.ics' },
    { id: '3', feed: named },
  ]);
  const { feeds, log } = await calendarFeeds(source, { allowed: 'public' });
  await feeds.look();
  expect(log.lines).toMatchObject([
    { problem: 'leads to an address that is not public' },
    { problem: 'leads to an address that is not public' },
    { problem: 'leads to an address that is not https' },
  ]);
  expect(agent.seen).toEqual([]);
  const developing = await calendarFeeds(new MemoryCalendarSource([{ id: ID, feed: named }]));
  await developing.feeds.look();
  expect(await developing.feeds.yachts()).toEqual([ID]);
});
