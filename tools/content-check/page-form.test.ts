import { describe, expect, test } from 'vitest';
import { blocksBelow, contentIn, linesOf, pageRecord } from './content-in.fixture.ts';
import { pageFormFindings } from './page-form.ts';

async function formOf(change: Record<string, unknown>): Promise<string[]> {
  const { content, findings } = await contentIn({ 'pages/knots.json': pageRecord('knots', change) });
  expect(findings).toEqual([]);
  return linesOf(pageFormFindings(content)).map((line) => line.replace('pages/knots.json ', ''));
}
const quote = { type: 'quote', text: 'A' };
const english = (blocks: readonly unknown[]) => formOf(blocksBelow(blocks, []));

test('reports titles and descriptions that search engines would cut', async () => {
  const state = (title: number, description: number) => ({
    breadcrumbsTitle: 'A',
    pageTitle: 'a'.repeat(title),
    description: 'a'.repeat(description),
  });
  expect(await formOf({ state: { en: state(60, 160), es: state(61, 161) } })).toEqual([
    'warning state.es.pageTitle: has 61 characters; 60 are shown',
    'warning state.es.description: has 161 characters; 160 are shown',
  ]);
});

describe('a page’s blocks', () => {
  const head = { type: 'page-head', title: 'A' };
  test.each([
    ['no head', [quote], 'error blocks.en[0]: must begin with a hero, a page-head or a berth-hero'],
    ['no block', [], 'error blocks.en: must begin with a hero, a page-head or a berth-hero'],
    [
      'two heads',
      [head, { type: 'hero', title: 'B' }],
      'error blocks.en[1]: is a second head; a page has one first heading',
    ],
  ])('%s', async (_, en, line) => {
    expect(await formOf({ blocks: { en, es: [head] } })).toEqual([line]);
  });

  test('accepts headings without skipped levels', async () => {
    const steps = { type: 'steps', title: 'S', items: [{ title: 'I', body: [{ heading: 'H' }, 'x'] }] };
    expect(await english([{ type: 'rich-text', title: 'A', body: [{ heading: 'B' }, 'x'] }, steps])).toEqual([]);
  });

  test.each([
    [
      'a heading within a text without a title',
      { type: 'rich-text', body: [{ heading: 'B' }, 'x'] },
      'level 3 below one of level 1',
    ],
    ['a heading too deep', { type: 'heading', lvl: 4, text: 'A' }, 'level 4 below one of level 1'],
  ])('%s', async (_, block, what) => {
    expect(await english([block])).toEqual([`warning blocks.en[1]: has a heading of ${what}`]);
  });

  test('reports a second first-level heading, two sections of one name, and a menu without sections', async () => {
    const titled = { type: 'facts', title: 'Reach', items: [{ label: 'a', value: 'b' }] };
    expect(await english([{ type: 'heading', lvl: 1, text: 'A' }])).toEqual([
      'warning blocks.en[1]: is a first heading beside the head’s',
    ]);
    expect(await english([titled, titled])).toEqual([
      'warning blocks.en[2]: has the same anchor as blocks.en[1]: #reach',
    ]);
    expect(await english([{ type: 'jump-to' }, titled])).toEqual([]);
    expect(await english([titled, { type: 'jump-to' }, quote])).toEqual([
      'error blocks.en[2]: has no titled block below it to lead to',
    ]);
  });

  test('reports a transcript whose times go back', async () => {
    const line = (at: number) => ({ at, speaker: 'A', text: 'B' });
    expect(await english([{ type: 'podcast', audio: 'a', transcript: [line(0), line(9), line(8)] }])).toEqual([
      'warning blocks.en[1].transcript[2].at: is earlier than the line before',
    ]);
  });
});

describe('RT6 a page’s days', () => {
  test.each([
    ['a future update', { updated: '2026-11-22' }, 'warning updated: 2026-11-22 is still to come'],
    [
      'a future day of publishing',
      { published: '2026-12-01', updated: '2026-12-01' },
      'warning published: 2026-12-01 is still to come',
    ],
    [
      'an update before publishing',
      { published: '2026-01-02' },
      'warning updated: 2026-01-01 is before it was published',
    ],
    [
      'a window that never opens',
      { valid: { from: '2027-02-01', until: '2027-01-01' } },
      'error valid: ends on 2027-01-01, before it begins on 2027-02-01: there is never such a page',
    ],
    [
      'a window that has closed',
      { valid: { until: '2026-11-20' } },
      'warning valid.until: 2026-11-20 is over: the page is gone for ever',
    ],
  ])('%s', async (_, change, line) => {
    expect(await formOf(change)).toContain(line);
  });

  test('accepts today’s', async () => {
    expect(
      await formOf({ updated: '2026-11-21T10:00Z', published: '2026-11-21', valid: { until: '2026-11-21' } }),
    ).toEqual([]);
  });
});
