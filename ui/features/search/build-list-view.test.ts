import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Calendar } from '../../../core/availability/calendar.ts';
import { areaAt } from '../../../core/estimate/estimate.fixture.ts';
import { type Criteria, emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { dateOfDay, dayNumber, dayOfInstant } from '../../../core/shared/calendar-day.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../../tests/fakes/memory-availability-calendar.ts';
import { MemorySeaRoutes } from '../../../tests/fakes/memory-sea-routes.ts';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import { dateRangeText } from '../../i18n/date-text.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { stayText } from '../../i18n/stay-text.ts';
import { buildListView } from './build-list-view.ts';
import { ListResults } from './ListResults.tsx';
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

test('FD6 a list leads to letters about its search, whatever its order and page', async () => {
  const criteria = decodeCriteria('sale', '?q=aurora&l=kind:sail&s=year-desc&p=2');
  const context = listContext('/yachts-for-sale/');
  expect((await buildListView(criteria, context)).alertHref).toBe('/en/alerts/?i=sale&q=aurora&l=kind:sail');
  // A partner's frame has no form of ours.
  expect((await buildListView(criteria, { ...context, hasFeed: false })).alertHref).toBeNull();
});

test.each(['?l=kind:sail', '?q=zz'])(
  'FD6 the results of %s show the link, also where there are none',
  async (query) => {
    const context = listContext('/yachts-for-sale/');
    const view = await buildListView(decodeCriteria('sale', query), context);
    const markup = renderToString(
      createElement(
        PageLanguageContext,
        { value: { locale: 'en', translate: context.translate } },
        createElement(ListResults, { view: { ...view, search: null } }),
      ),
    );
    expect(view.cards.length === 0).toBe(query === '?q=zz');
    expect(markup).toMatch(new RegExp(`href="/en/alerts/\\?i=sale&amp;${query.slice(1)}" data-vike="false"`));
  },
);

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

describe('AV5 a list of wanted nights', () => {
  const today = dateOfDay(dayOfInstant(Date.now()));
  const from = dayOfInstant(Date.now()) + 40;
  const booked = { state: 'booked', from: from - 5, to: from + 1, startsAt: null, endsAt: null } as const;
  const calendarOf = (periods: Calendar['periods']): Calendar => ({ periods, until: from + 90, checkedAt: today });
  const fleet = ['free', 'later', 'full', 'unknown'].map((id) => sampleYacht({ id, poa: id === 'later' }));
  const calendars = new Map(
    Object.entries({
      free: calendarOf([]),
      later: calendarOf([booked]),
      full: calendarOf([{ ...booked, to: from + 30 }]),
    }).map(([id, calendar]) => [id as YachtId, calendar]),
  );
  const stay = { from, nights: 7, giveOrTake: 3, group: 'free' } as const;
  async function viewOf(market: 'charter' | 'sale' = 'charter') {
    const context = listContext(`/yachts-for-${market}/`, fleet, new MemoryYachtSearch(fleet, calendars));
    const ports = { ...context.ports, calendars: new MemoryAvailabilityCalendar(calendars) };
    return buildListView({ ...emptyCriteria(market), stay }, { ...context, ports, now: `${today}T12:00:00Z` });
  }

  test('shows the days on each card, and leads to her estimate for them', async () => {
    const { cards, stayGroups, stay: fields, chips } = await viewOf();
    expect(cards.map(({ id }) => id)).toEqual(['free', 'later']);
    const days = (first: number) => dateRangeText(dateOfDay(first), dateOfDay(first + 7), 'en');
    expect(cards[0]?.html).toContain(`stay.card.free ${days(from)}`);
    expect(cards[0]?.href).toBe(`/en/yacht-for-charter/free/?from=${dateOfDay(from)}&to=${dateOfDay(from + 7)}`);
    expect(cards[1]?.html).toContain(`stay.card.free ${days(from + 1)}`);
    expect(cards[1]?.href).toBe('/en/yacht-for-charter/later/');
    expect(stayGroups?.links.map(({ count }) => count)).toEqual(['2', '0', '1']);
    expect(stayGroups?.links[2]?.href).toBe(`/en/yachts-for-charter/?d=${dateOfDay(from)}:7:3:unknown`);
    expect(fields).toEqual({ from: dateOfDay(from), least: today, nights: 7, give: 3, group: 'free', reachable: null });
    expect(chips).toMatchObject([{ label: `stay.dates ${days(from)}, 3`, href: '/en/yachts-for-charter/' }]);
  });

  describe('AV6 in chosen waters', () => {
    const area = areaAt('waters', 40);
    const lyingAt = (id: string, mile: number) => {
      const yacht = sampleYacht({ id });
      const position = { latitude: 40 - mile / 60, longitude: 0 };
      return {
        ...yacht,
        cruising: { summer: [area], winter: [] },
        location: { ...yacht.location, position },
      };
    };
    const afloat = [lyingAt('free', 600), lyingAt('later', 10)];
    const destination = ['waters'];
    async function cardsOf(change: Partial<Criteria>) {
      const context = listContext('/yachts-for-charter/', afloat, new MemoryYachtSearch(afloat, calendars));
      const seaRoutes = new MemorySeaRoutes();
      const ports = { ...context.ports, seaRoutes, calendars: new MemoryAvailabilityCalendar(calendars) };
      const criteria = { ...emptyCriteria('charter'), refinements: { destination }, stay, ...change };
      const { cards } = await buildListView(criteria, { ...context, ports, now: `${today}T12:00:00Z` });
      return { texts: cards.map(({ html }) => html), asked: seaRoutes.asked.flat() };
    }

    test('says on each card whether she can be there', async () => {
      const { texts, asked } = await cardsOf({});
      expect(texts[0]).toContain('stay.reach.reachableFrom 3, 600, Antibes');
      expect(texts[1]).toContain('stay.reach.in-place');
      expect(asked).toHaveLength(2);
    });

    test.each([
      ['days', { stay: null }],
      ['waters', { refinements: {} }],
    ])('says nothing and looks for no route without %s', async (_, change) => {
      const { texts, asked } = await cardsOf(change);
      expect(texts.join()).not.toContain('stay.reach');
      expect(asked).toEqual([]);
    });
  });

  test('has no days on the sale market', async () => {
    expect(await viewOf('sale')).toMatchObject({ stay: null, stayGroups: null });
  });

  test.each([
    ['2027-09-12', 11, 'stay.inMonth 7, September 2027'],
    ['2027-07-13', 12, 'stay.inMonth 7, July 2027'],
    ['2027-07-08', 7, 'stay.dates 8 – 15 July 2027, 7'],
  ])('names the nights: %s give or take %i', (first, giveOrTake, name) => {
    const context = listContext('/yachts-for-charter/');
    const text = stayText({ from: dayNumber(first) ?? 0, nights: 7, giveOrTake, group: 'free' }, context);
    // The range has thin spaces.
    expect(text.replace(/\s/g, ' ')).toBe(name);
  });
});
