import { expect, onTestFinished, test } from 'vitest';
import { FEED_KEY, startFeedSandbox } from '../../../tests/sandbox/calendars/feed-sandbox.ts';
import { feedText } from '../../../tests/sandbox/calendars/feed-text.ts';
import { contentIn, linesOf } from '../content-in.fixture.ts';
import { feedFindings } from './calendar-feeds.ts';

test('AV2 reports the feeds that give no calendar, without their addresses', async () => {
  const row = { id: '1', until: '2028-01-01', periods: [] };
  const agent = await startFeedSandbox({ feeds: new Map([['1', feedText(row)]]) });
  onTestFinished(() => agent.close());
  const { content } = await contentIn({
    'calendars/fleet.json': [
      { ...row, id: 'own', checked: '2026-11-20' },
      { id: 'right', feed: agent.address('1') },
      { id: 'gone', feed: agent.address('2') },
      { id: 'half', feed: agent.address('1', 'half-file') },
    ],
  });
  const lines = linesOf(await feedFindings(content, 'public-and-loopback'));
  expect(lines).toEqual([
    'warning calendars gone.feed: gives no calendar: status 404',
    expect.stringMatching(/^warning calendars half\.feed: gives no calendar: (?:ends in|is no|has a)/),
  ]);
  expect(lines.join()).not.toContain(FEED_KEY);
  expect(agent.seen).toHaveLength(3);
});
