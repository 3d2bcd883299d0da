import { expect, test } from 'vitest';
import { blocksBelow, contentIn, linesOf, pageRecord } from './content-in.fixture.ts';
import { orphans, parentCycles } from './page-tree.ts';

const pages = async (records: readonly Record<string, unknown>[]) => {
  const files = Object.fromEntries(records.map((record) => [`pages/${record.id}.json`, record]));
  return (await contentIn(files)).content;
};

test('reports a cycle of parents once, and not the pages below it', async () => {
  const content = await pages([
    pageRecord('a', { parent: 'b' }),
    pageRecord('b', { parent: 'c' }),
    pageRecord('c', { parent: 'b' }),
    pageRecord('d', { parent: 'd' }),
    pageRecord('e'),
    pageRecord('f', { parent: 'e' }),
  ]);
  expect(linesOf(parentCycles(content))).toEqual([
    'error pages/b.json parent: is above itself: b → c → b',
    'error pages/d.json parent: is above itself: d → d',
  ]);
});

const LOST = 'warning pages/lost.json slug: no text, navigation, list or sitemap leads to the page';
const news = pageRecord('lost', { kind: 'news', details: {} });

test('reports an orphaned page', async () => {
  expect(linesOf(orphans(await pages([news]), new Set()))).toEqual([LOST]);
  expect(orphans(await pages([news]), new Set(['lost']))).toEqual([]);
});

test.each([
  ['reaches pages through a list of all of its kind', { type: 'entries', of: 'news', all: true }, []],
  ['does not reach pages through a list of another kind', { type: 'entries', of: 'event', all: true }, [LOST]],
  ['reaches pages through a sitemap', { type: 'sitemap' }, []],
])('%s', async (_, block, expected) => {
  const content = await pages([news, pageRecord('list', blocksBelow([block]))]);
  expect(linesOf(orphans(content, new Set(['list'])))).toEqual(expected);
});

test('a sitemap omits pages hidden from search engines; an expired page is not reported as an orphan', async () => {
  const sitemap = pageRecord('list', blocksBelow([{ type: 'sitemap' }]));
  expect(linesOf(orphans(await pages([{ ...news, indexable: false }, sitemap]), new Set()))).toEqual([LOST]);
  expect(orphans(await pages([{ ...news, valid: { until: '2026-01-01' } }]), new Set())).toEqual([]);
});
