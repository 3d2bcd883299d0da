import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dateOfDay, dayNumber } from '../../core/shared/calendar-day.ts';
import { dateText } from '../../ui/i18n/date-text.ts';
import { FEED_KEY, type FeedSandbox, startFeedSandbox } from '../sandbox/calendars/feed-sandbox.ts';
import { feedText } from '../sandbox/calendars/feed-text.ts';
import { placesWithMarks } from './marked-data.ts';
import { filledForm, formToken, sendOnce } from './visitor.ts';
import { WebNode } from './web-node.ts';

/** Parts of each text that the feed has beside its days. */
const PERSONAL_PARTS = ['Ana Garc', 'Passport and telephone', 'visitor.example', 'central-agent', FEED_KEY];
const YACHT = { id: '919507', path: 'yacht-for-charter/onda-quieta/' };
const BROKEN = '558553';
const OPEN_WEEKS = ['/en/open-weeks/', '/en/open-weeks/feed.atom', '/en/open-weeks/open-weeks.ics'];
const MAX_OTHERS = 20;
const WITHIN = { timeout: 30_000, interval: 200 };

const day = (after: number) => dateOfDay((dayNumber(new Date().toISOString().slice(0, 10)) ?? 0) + after);
/** The first days of a week that is free, and of one on option. */
const [FREE, OPTION] = [day(1), day(8)];
const FEED = feedText({
  id: YACHT.id,
  until: day(400),
  periods: [
    { state: 'booked', from: day(-6), to: FREE },
    { state: 'option', from: OPTION, to: day(15) },
  ],
});

/** Makes the demo's content, in which one yacht has a feed, and another one a feed that cannot be read. */
function contentWithFeeds(folder: string, agent: FeedSandbox): string {
  const dir = join(folder, 'content');
  mkdirSync(join(dir, 'calendars'), { recursive: true });
  for (const name of readdirSync('content')) {
    if (name !== 'calendars') symlinkSync(resolve('content', name), join(dir, name));
  }
  const rows: { id: string }[] = JSON.parse(readFileSync('content/calendars/charter-fleet.json', 'utf8'));
  const feeds = [
    { id: YACHT.id, feed: agent.address(YACHT.id) },
    { id: BROKEN, feed: agent.address(BROKEN, 'broken-event') },
  ];
  // So few that the file of open weeks has all of them on any day of the week.
  const others = rows.filter(({ id }) => feeds.every((feed) => feed.id !== id)).slice(0, MAX_OTHERS);
  writeFileSync(join(dir, 'calendars', 'all.json'), JSON.stringify([...others, ...feeds]));
  return dir;
}

async function startNode() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-feeds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const agent = await startFeedSandbox({ feeds: new Map([YACHT.id, BROKEN].map((id) => [id, FEED])) });
  onTestFinished(() => agent.close());
  const node = new WebNode(join(folder, 'node'), {
    CONTENT_DIR: contentWithFeeds(folder, agent),
    CALENDAR_FEEDS_ON_LOOPBACK: '1',
    DATA_DIR: join(folder, 'node', 'data'),
    FORM_LEAST_SECONDS: '0',
    LOG_LEVEL: 'debug',
  });
  onTestFinished(() => node.close());
  await node.start();
  return node;
}

const isLetter = (file: string) => file.endsWith('.eml');

/** Sends an enquiry about the free week; returns the texts of the letters about it. */
async function lettersAboutFreeWeek(node: WebNode): Promise<readonly string[]> {
  const filled = filledForm('feeds', 1);
  const ask = `?about=charter&yacht=${YACHT.id}&from=${FREE}&to=${OPTION}`;
  const fields = { ...filled.fields, locale: 'en', ask, from: FREE, to: OPTION, 'attach-estimate': '1' };
  const form = { ...filled, locale: 'en' as const, fields };
  const sent = await sendOnce(form, (await formToken(form, node)) ?? '', node);
  expect(sent.reference).not.toBeNull();
  const files = () => readdirSync(node.folder, { recursive: true, encoding: 'utf8' }).filter(isLetter);
  await vi.waitUntil(() => files().length === 2, WITHIN);
  const letters = await Promise.all(files().map((name) => PostalMime.parse(readFileSync(join(node.folder, name)))));
  return letters.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
}

test('AV3 of a feed, the site tells days alone: on pages, in files and letters, in its folders and in its log', async () => {
  const node = await startNode();
  const read = async (path: string) => {
    const answer = await fetch(node.origin + path);
    return answer.ok ? answer.text() : '';
  };
  const file = `/api/yachts/${YACHT.id}/availability.ics`;
  const her = `/en/${YACHT.path}`;
  const list = `/en/yachts-for-charter/?d=${FREE}:7`;
  const options = `/en/yachts-for-charter/?d=${OPTION}:7:0:option`;
  await vi.waitUntil(async () => (await read(list)).includes(YACHT.path), WITHIN);
  await vi.waitUntil(() => node.log().includes(BROKEN), WITHIN);

  // The days of the feed are in all of these, so that its texts could be.
  const optionDay = OPTION.replaceAll('-', '');
  expect(await read(file)).toContain(`DTSTART;VALUE=DATE:${optionDay}`);
  expect(await read(`/en/yachts-for-charter/?d=${OPTION}:7`)).not.toContain(YACHT.path);
  expect(await read(options)).toContain(YACHT.path);
  for (const path of OPEN_WEEKS) {
    expect((await read(path)).replaceAll('\r\n ', ''), path).toContain(`${YACHT.path}?from=${FREE}`);
  }
  expect(await read(`${her}?from=${OPTION}&to=${day(15)}`)).toContain('Some of these nights are on option');
  const letters = await lettersAboutFreeWeek(node);
  for (const letter of letters) expect(letter).toContain(dateText(FREE, 'en'));

  const paths = [
    ...[file, her, `${her}index.pageContext.json`, `${her}?from=${FREE}&to=${OPTION}`, list, options, ...OPEN_WEEKS],
    ...['/en/when-and-where/', '/es/cuando-y-donde/', '/es/semanas-libres/', '/en-sitemap.xml'],
  ];
  expect(await placesWithMarks(node, PERSONAL_PARTS, paths)).toEqual([]);
  for (const part of PERSONAL_PARTS) expect(letters.join()).not.toContain(part);
  const places = await placesWithMarks(node, [OPTION, optionDay], paths);
  expect(places).toContain(node.origin + file);
  expect(places.filter((place) => place.includes(join('cache', 'calendars')))).toHaveLength(1);
});
