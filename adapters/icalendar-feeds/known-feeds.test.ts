import { expect, test } from 'vitest';
import type { FeedCopy, FeedCopyStore } from './feed-copy.ts';
import { KnownFeeds } from './known-feeds.ts';

const BOOKED = { state: 'booked', from: 20_900, to: 20_907, startsAt: null, endsAt: null } as const;
const COPIES: FeedCopyStore = { read: async () => null, write: async () => {} };

/** Two feeds with their first answers of a day. */
async function twoFeeds() {
  const feeds = new KnownFeeds(COPIES, 0);
  await feeds.replace(['1', '2'].map((id) => ({ id, feed: `https://calendars.example/${id}.ics` })));
  const answer = async (at: number, day: string, calendar: Partial<FeedCopy['calendar']> = {}) => {
    const answeredAt = `${day}T10:00:00Z`;
    const whole = { periods: [BOOKED], until: 21_000, checkedAt: answeredAt, ...calendar };
    const rest = { address: '', answeredAt, readAt: answeredAt, etag: null, modified: null, statedCheck: null };
    const feed = feeds.all[at];
    if (feed !== undefined) await feeds.use(feed, { ...rest, calendar: whole });
    return feeds.version();
  };
  for (const at of [0, 1]) await answer(at, '2027-01-01');
  return { feeds, answer, first: feeds.version() };
}

test('AV2 checks of a new day change the version once, at the end of a round', async () => {
  const { feeds, answer, first } = await twoFeeds();
  feeds.settle();
  expect(feeds.version()).toBe(first);
  // The horizon of a feed that is read anew moves on with the day.
  for (const at of [0, 1]) expect(await answer(at, '2027-01-02', { until: 21_000 + at })).toBe(first);
  feeds.settle();
  const second = feeds.version();
  expect(second).not.toBe(first);
  feeds.settle();
  expect(await answer(0, '2027-01-02')).toBe(second);
});

test('AV2 nights that change, change the version at once', async () => {
  const { feeds, answer, first } = await twoFeeds();
  await answer(0, '2027-01-02');
  const second = await answer(1, '2027-01-02', { periods: [] });
  expect(second).not.toBe(first);
  expect(await answer(1, '2027-01-02', { periods: [], until: 20_990 })).not.toBe(second);
  // The second change undid the first before the round ended, so the version is the old one.
  await answer(0, '2027-01-01');
  await answer(1, '2027-01-01');
  feeds.settle();
  expect(feeds.version()).toBe(first);
});
