import { expect, onTestFinished, test } from 'vitest';
import { wireRemoteFiles } from '../../../adapters/wiring/remote-files.ts';
import { FEED_KEY, startFeedSandbox } from '../../../tests/sandbox/calendars/feed-sandbox.ts';
import { feedText } from '../../../tests/sandbox/calendars/feed-text.ts';
import { contentIn, linesOf } from '../content-in.fixture.ts';
import { feedFindings } from './calendar-feeds.ts';

test('AV2 reports the feeds that give no calendar or a doubtful one, without their addresses', async () => {
  const row = { id: '1', until: '2028-01-01', periods: [] };
  const week = { state: 'booked', from: '2027-07-03', to: '2027-07-10' };
  const booked = feedText({ ...row, periods: [week, week] });
  const free = booked.replace('TRANSP:OPAQUE', 'transp:Transparent');
  const timed = free.replace('DTSTART;VALUE=DATE:20270703', 'DTSTART:20270703T120000');
  const files = { '1': feedText(row), booked, free, timed };
  const agent = await startFeedSandbox({ feeds: new Map(Object.entries(files)) });
  onTestFinished(() => agent.close());
  const { content } = await contentIn({
    'calendars/fleet.json': [
      { ...row, id: 'own', checked: '2026-11-20' },
      { id: 'right', feed: agent.address('1') },
      { id: 'gone', feed: agent.address('2') },
      { id: 'half', feed: agent.address('1', 'half-file') },
      ...['booked', 'free', 'timed'].map((id) => ({ id, feed: agent.address(id) })),
    ],
  });
  const lines = linesOf(await feedFindings(content, wireRemoteFiles('public-and-loopback')));
  expect(lines).toEqual([
    'warning calendars gone.feed: gives no calendar: status 404',
    expect.stringMatching(/^warning calendars half\.feed: gives no calendar: (?:ends in|is no|has a)/),
    expect.stringMatching(/^warning calendars free\.feed: has whole days that leave her free/),
  ]);
  expect(lines.join()).not.toContain(FEED_KEY);
  expect(agent.seen).toHaveLength(6);
});
