import { expect, test } from 'vitest';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import { buildListView } from './build-list-view.ts';
import { listContext } from './list-context.fixture.ts';

const MICROSITE = '/microsite/yachts-for-sale/';

test.each(['/yachts-for-sale/', MICROSITE])('RT8 every URL of the list stays on its page: %s', async (path) => {
  const fleet = ['a', 'b', 'c'].map((id) => sampleYacht({ id, kind: 'sail' }));
  const criteria = decodeCriteria('sale', '?q=aurora&l=kind:sail&p=2');
  const view = await buildListView(criteria, { ...listContext(path, fleet), pageSize: 1 });
  expect(view.action).toBe(`/en${path}`);
  expect(view.clearHref).toBe(`/en${path}`);
  expect(view.chips.map(({ href }) => href)).toEqual([`/en${path}?l=kind:sail`, `/en${path}?q=aurora`]);
  expect(view.pagination.pages.map(({ href }) => href)).toEqual([
    `/en${path}?q=aurora&l=kind:sail`,
    `/en${path}?q=aurora&l=kind:sail&p=2`,
    `/en${path}?q=aurora&l=kind:sail&p=3`,
  ]);
  expect(view.search).toBeNull();
  expect(view.hidden).toEqual([{ name: 'q', value: 'aurora' }]);
});

test('RT8 relaxations stay on the same page', async () => {
  const view = await buildListView(decodeCriteria('sale', '?l=kind:catamaran'), listContext(MICROSITE));
  expect(view.nothing?.relax).toEqual([
    { label: 'list.without yacht.kind.catamaran', count: 'list.count 2', href: `/en${MICROSITE}` },
    { label: 'list.clearAll', count: null, href: `/en${MICROSITE}` },
  ]);
});

test('RT8 SE9 the retry of a failed search is the same page, and its form keeps the choices', async () => {
  const context = listContext(MICROSITE);
  const failing = {
    search: async () => ({ ok: false, error: { kind: 'no-client', message: 'Search client not found' } }) as const,
  };
  const view = await buildListView(decodeCriteria('sale', '?q=a&l=kind:sail'), {
    ...context,
    ports: { ...context.ports, search: failing },
  });
  expect(view.trouble).toEqual({ message: 'list.trouble', retryHref: `/en${MICROSITE}?q=a&l=kind:sail` });
  expect(view.nothing).toBeUndefined();
  expect(view.hidden).toEqual([
    { name: 'q', value: 'a' },
    { name: 'l', value: 'kind:sail' },
  ]);
});

test('YA2 leaves out a yacht that was sold after the search', async () => {
  const search = new MemoryYachtSearch([sampleYacht({ id: 'aurora' }), sampleYacht({ id: 'boreas' })]);
  const fleet = [sampleYacht({ id: 'aurora' }), soldYacht('boreas')];
  const view = await buildListView(decodeCriteria('sale', ''), listContext('/yachts-for-sale/', fleet, search));
  expect(view.cards.map(({ id }) => id)).toEqual(['aurora']);
});

test('SE9 SE10 names a text without matches, with a chip to clear it', async () => {
  const view = await buildListView(decodeCriteria('sale', '?q=zzzzqq'), listContext(MICROSITE));
  expect(view.chips).toEqual([
    { label: 'chip.text zzzzqq', href: `/en${MICROSITE}`, remove: 'chip.remove chip.text zzzzqq' },
  ]);
  expect(view.clearHref).toBe(`/en${MICROSITE}`);
  expect(view.nothing).toEqual({
    title: 'list.nothingFor zzzzqq',
    help: 'list.nothingForHelp',
    relax: [
      { label: 'list.without zzzzqq', count: 'list.count 2', href: `/en${MICROSITE}` },
      { label: 'list.clearAll', count: null, href: `/en${MICROSITE}` },
    ],
  });
});

test('SE9 an empty list with text and filters names both, and the counts without either', async () => {
  const { nothing } = await buildListView(decodeCriteria('sale', '?q=zzzzqq&l=kind:sail'), listContext(MICROSITE));
  expect(nothing).toMatchObject({ title: 'list.nothing', help: 'list.nothingHelp' });
  expect(nothing?.relax.map(({ href }) => href)).toEqual([`/en${MICROSITE}?l=kind:sail`, `/en${MICROSITE}`]);
});

test.each([
  ['2026-07-01T12:00:00.000Z', ['Boreas €200,000', 'Aurora €300,000'], 2],
  ['2026-12-01T12:00:00.000Z', ['Aurora €100,000', 'Boreas €250,000'], 1],
])('PR5 SE6 sorts and filters a list of %s by the rates on its cards', async (now, shown, narrowed) => {
  const fleet = [
    sampleYacht({ id: 'aurora', name: 'Aurora', weeklyRate: 300_000, winterRate: 100_000 }),
    sampleYacht({ id: 'boreas', name: 'Boreas', weeklyRate: 200_000, winterRate: 250_000 }),
  ];
  const context = { ...listContext('/yachts-for-charter/', fleet), now };
  const view = await buildListView(decodeCriteria('charter', '?s=price-asc'), context);
  expect(view.cards.map(({ name, html }) => `${name} ${/€[\d,]+/.exec(html)?.[0]}`)).toEqual(shown);
  const dear = await buildListView(decodeCriteria('charter', '?r=rate-eur:150000:'), context);
  expect(dear.cards).toHaveLength(narrowed);
  const none = decodeCriteria('charter', '?l=kind:catamaran&r=rate-eur:150000:');
  const { nothing } = await buildListView(none, context);
  expect(nothing?.relax.map(({ count }) => count)).toContain(`list.count ${narrowed}`);
});
