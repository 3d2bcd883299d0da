import { describe, expect, test } from 'vitest';
import type { Page } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { sampleAsset } from '../../../tests/samples/sample-asset.ts';
import { type SampleContext, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleOffice } from '../../../tests/samples/sample-office.ts';
import type { BlockOf } from './block-context.ts';
import { entriesView, namingPagesView, peopleView, relatedPagesView } from './entry-views.ts';

const both = (text: string) => demoTexts({ en: text, es: `${text} (es)` });
const CATEGORIES = [
  { id: 'rules', of: 'news', name: both('Rules') },
  { id: 'house', of: 'news', name: both('The house') },
  { id: 'charter', of: 'news', name: both('Charter') },
  { id: 'regatta', of: 'event', name: both('Regattas') },
  { id: 'med', of: 'destination', name: both('Mediterranean') },
] as const;
const LIST: BlockOf<'entries'> = { type: 'entries', of: 'news', title: 'News', limit: 12, all: true };
const POSITION = { latitude: 43, longitude: 7 };

function page(id: string, details: PageDetails, change: Partial<Page> = {}): Page {
  return samplePage(id, demoTexts({ en: `a/${id}`, es: `un/${id}` }), { details, ...change });
}
const news = (day: number, ...categories: readonly string[]) =>
  page(`news-${day}`, { kind: 'news', author: null }, { published: `2026-03-0${day}`, categories });
const NEWS = [news(1, 'house'), news(2, 'rules'), news(3, 'house', 'rules'), news(4), news(5, 'house')];

const view = (block: Partial<BlockOf<'entries'>>, context: SampleContext) =>
  entriesView({ ...LIST, ...block }, sampleBlockContext({ categories: CATEGORIES, pages: NEWS, ...context }));
const query = (change: Partial<SampleContext['query']>) => ({ category: null, sort: null, page: 1, ...change });

describe('RT4 a list of pages', () => {
  test('shows them in the order of their kind, under its title', async () => {
    const list = await view({}, {});
    expect(list).toMatchObject({ type: 'entries', title: 'News', id: 'news', of: 'news', aside: false });
    expect(list.entries.map(({ id }) => id)).toEqual(['news-5', 'news-4', 'news-3', 'news-2', 'news-1']);
    expect(list.pagination).toBeNull();
  });

  test('offers the used categories in the site’s order, with counts', async () => {
    const { filters } = await view({}, {});
    expect(filters).toEqual([
      { text: 'entries.all', href: '/en/here/', current: true, count: '5' },
      { text: 'Rules', href: '/en/here/?c=rules', current: false, count: '2' },
      { text: 'The house', href: '/en/here/?c=house', current: false, count: '3' },
    ]);
  });

  test('shows the category of the URL', async () => {
    const list = await view({}, { query: query({ category: 'rules' }) });
    expect(list.entries.map(({ id }) => id)).toEqual(['news-3', 'news-2']);
    expect(list.filters.map(({ current }) => current)).toEqual([false, true, false]);
  });

  test.each(['charter', 'regatta', 'nonsense'])('ignores an unknown category: %s', async (category) => {
    const list = await view({}, { query: query({ category }) });
    expect(list.entries).toHaveLength(5);
    expect(list.filters[0]?.current).toBe(true);
  });

  test('ignores a category of another kind with the same id', async () => {
    const categories = [...CATEGORIES, { id: 'house', of: 'berth', name: both('Berths of the house') } as const];
    const { filters, entries } = await view({}, { categories });
    expect(filters.map(({ text }) => text)).toEqual(['entries.all', 'Rules', 'The house']);
    expect(entries[0]?.notes).toEqual(['The house']);
  });

  test('offers no categories without a choice', async () => {
    expect((await view({}, { pages: NEWS.filter(({ categories }) => !categories.includes('rules')) })).filters).toEqual(
      [],
    );
    expect((await view({ of: 'event' }, {})).filters).toEqual([]);
  });

  test('is paged within its category', async () => {
    const list = await view({ limit: 2 }, { query: query({ category: 'house', page: 2 }) });
    expect(list.entries.map(({ id }) => id)).toEqual(['news-1']);
    expect(list.pagination).toMatchObject({
      range: 'list.range 3, 3, 3',
      previous: '/en/here/?c=house',
      next: null,
    });
    const whole = await view({ limit: 2 }, { query: query({ page: 2 }) });
    expect(whole.entries.map(({ id }) => id)).toEqual(['news-3', 'news-2']);
    expect(whole.pagination).toMatchObject({ previous: '/en/here/', next: '/en/here/?p=3' });
    expect(whole.filters.map(({ href }) => href)).toEqual(['/en/here/', '/en/here/?c=rules', '/en/here/?c=house']);
  });

  test('shows the last page for a number beyond it', async () => {
    const list = await view({ limit: 2 }, { query: query({ page: 9 }) });
    expect(list.entries.map(({ id }) => id)).toEqual(['news-1']);
  });

  test('ignores the URL and has no “more” link when limited to the first ones', async () => {
    const list = await view({ all: false, limit: 2 }, { query: query({ category: 'rules', page: 2 }) });
    expect(list.entries.map(({ id }) => id)).toEqual(['news-5', 'news-4']);
    expect([list.filters, list.pagination]).toEqual([[], null]);
  });

  test('may be empty', async () => {
    expect(await view({ title: null }, { pages: [] })).toMatchObject({
      title: null,
      id: null,
      filters: [],
      entries: [],
      pagination: null,
    });
  });

  test('RT5 contains the pages in its language, with their URLs', async () => {
    const [first] = NEWS as [Page];
    const english = { ...first, translations: { ...first.translations, es: null } };
    const list = await view({}, { locale: 'es', pages: [english, ...NEWS.slice(1, 2)] });
    expect(list.entries.map(({ text, href }) => [text, href])).toEqual([['news-2 (es)', '/es/un/news-2/']]);
  });
});

describe('RT4 an entry shows', () => {
  const entry = async (one: Page, context: SampleContext = {}) => {
    const { entries } = await view({ of: one.details.kind }, { pages: [one], ...context });
    return entries[0];
  };
  /** Gives a page a crumb that differs from its title, and a teaser. */
  const described = (one: Page, teaser: string | null = null): Page => {
    const { en } = one.translations;
    if (en === null) throw new Error('A sample is in English');
    const state = { ...en.state, breadcrumbsTitle: 'Short', pageTitle: 'In full' };
    return { ...one, translations: demoTexts({ en: { ...en, state, teaser }, es: null }) };
  };

  test.each<[PageDetails, string]>([
    [{ kind: 'news', author: null }, 'In full'],
    [{ kind: 'office', office: 'monaco' }, 'Short'],
    [{ kind: 'destination', areas: [], season: { from: 1, to: 2 }, position: POSITION }, 'Short'],
  ])('its title or its short name: %j', async (details, text) => {
    expect(await entry(described(page('one', details)))).toMatchObject({ text, kind: details.kind });
  });

  test('its teaser, else its description', async () => {
    expect((await entry(described(news(1), 'In short.')))?.teaser).toBe('In short.');
    expect((await entry(described(news(1))))?.teaser).toBe('About news-1');
  });

  test('ME1 its picture, or none when it is missing', async () => {
    const pictured = { ...news(1), image: 'a1' };
    expect((await entry(pictured, { assets: [sampleAsset('a1')] }))?.picture).toMatchObject({ src: '/media/a1.jpg' });
    expect((await entry(pictured))?.picture).toBeNull();
    expect((await entry(pictured, { assets: [sampleAsset('a1', { type: 'pdf' })] }))?.picture).toBeNull();
    expect((await entry(news(1)))?.picture).toBeNull();
  });

  test('categories and date for news', async () => {
    expect(await entry(news(3, 'house', 'rules'))).toMatchObject({
      notes: ['Rules', 'The house'],
      date: { iso: '2026-03-03', text: '3 March 2026' },
    });
    const undated = page('one', { kind: 'news', author: null });
    expect(await entry(undated)).toMatchObject({ notes: [], date: null });
  });

  test('the season, without a date, for a destination', async () => {
    const details: PageDetails = {
      kind: 'destination',
      areas: ['corsica'],
      season: { from: 5, to: 10 },
      position: POSITION,
    };
    const corsica = page('corsica', details, { categories: ['med'], published: '2026-03-02' });
    expect(await entry(corsica)).toMatchObject({ notes: ['season.span May, October'], date: null });
    const allYear = page('exumas', { ...details, season: { from: 11, to: 10 } });
    expect((await entry(allYear))?.notes).toEqual(['season.allYear']);
  });

  test('place and dates for an event', async () => {
    const details: PageDetails = {
      ...{ kind: 'event', starts: '2026-12-01', ends: '2026-12-03', place: both('Antibes') },
      ...{ position: POSITION, destination: null },
    };
    const event = await entry(page('talks', details, { published: '2026-03-02' }));
    expect(event?.notes).toEqual(['Antibes']);
    expect(event?.date?.iso).toBe('2026-12-01');
    expect(event?.date?.text).toMatch(/^1\s?–\s?3 December 2026$/);
    const oneDay = await entry(page('talk', { ...details, ends: '2026-12-01' }));
    expect(oneDay?.date?.text).toBe('1 December 2026');
  });

  test('number and duration for an episode', async () => {
    const details: PageDetails = { kind: 'podcast', number: 7, seconds: 1804, host: null };
    expect((await entry(page('seven', details)))?.notes).toEqual(['podcast.episode 7', '30:04']);
  });

  test('role, office and languages for a person', async () => {
    const details: PageDetails = {
      ...{ kind: 'person', role: both('Broker'), desk: 'sales', office: 'monaco', languages: ['en', 'fr', 'el'] },
      ...{ phone: '+377 1', email: 'ana@sample.example' },
    };
    const offices = [sampleOffice()];
    expect((await entry(page('ana', details), { offices }))?.notes).toEqual([
      'Broker',
      'Monaco',
      'English, French and Greek',
    ]);
    expect((await entry(page('ana', details)))?.notes).toEqual(['Broker', 'English, French and Greek']);
  });

  test('price, port and size for a berth, and not the day of its listing', async () => {
    const details: PageDetails = {
      ...{ kind: 'berth', port: both('Port Vauban'), position: POSITION, length: 30, beam: 7.5, draft: 4 },
      ...{ until: 2043, price: { amount: 950_000, currency: 'eur' }, broker: null },
    };
    const listed = await entry({ ...page('v30', details), published: '2026-06-08' });
    const [price, port, size] = listed?.notes ?? [];
    expect(listed?.date).toBeNull();
    expect([port, price]).toEqual(['Port Vauban', '€950,000']);
    expect(size).toBe('berth.size 30.0\u00a0m, 7.5\u00a0m, 4.0\u00a0m');
    const inFeet = await entry(page('v30', { ...details, price: null }), {
      preferences: { currency: 'usd', unit: 'feet' },
    });
    expect(inFeet?.notes).toEqual(['price.poa', 'Port Vauban', 'berth.size 98′\u00a05″, 24′\u00a07″, 13′\u00a01″']);
  });
});

describe('related pages', () => {
  const [one, two] = NEWS as [Page, Page];

  test('are at most three, without the page itself', async () => {
    const related = await relatedPagesView(
      { type: 'related', title: 'Read on' },
      sampleBlockContext({ page: one, pages: NEWS, categories: CATEGORIES }),
    );
    expect(related).toMatchObject({ type: 'entries', title: 'Read on', id: 'read-on', of: 'news', aside: true });
    expect(related?.entries.map(({ id }) => id)).toEqual(['news-5', 'news-3', 'news-4']);
    expect([related?.filters, related?.pagination]).toEqual([[], null]);
  });

  test('are null if there are no other pages', async () => {
    const context = sampleBlockContext({ page: two, pages: [two] });
    expect(await relatedPagesView({ type: 'related', title: 'Read on' }, context)).toBeNull();
  });
});

test('CO1 lists the people of the block in its order, without missing pages or other kinds', async () => {
  const person = (id: string): Page =>
    page(id, {
      ...{ kind: 'person', role: both('Broker'), desk: 'sales', office: 'monaco', languages: ['en'] },
      ...{ phone: '+377 1', email: 'a@sample.example' },
    });
  const pages = [person('ana'), person('bo'), ...NEWS];
  const view = await peopleView(
    { type: 'people', title: 'The desk', people: ['bo', 'news-1', 'gone', 'ana'] },
    sampleBlockContext({ pages }),
  );
  expect(view).toMatchObject({ type: 'people', title: 'The desk', id: 'the-desk' });
  expect(view?.people.map(({ id, href }) => [id, href])).toEqual([
    ['bo', '/en/a/bo/'],
    ['ana', '/en/a/ana/'],
  ]);
});

describe('a list of all pages in groups', () => {
  const titles = ({ groups }: { readonly groups: readonly { readonly title: string; readonly count: number }[] }) =>
    groups.map(({ title, count }) => `${title} ${count}`);

  test('has destinations whose season is on before the others', async () => {
    const destination = (id: string, from: number, to: number) =>
      page(id, { kind: 'destination', areas: [], season: { from, to }, position: POSITION });
    const pages = [destination('a', 5, 10), destination('b', 11, 4), destination('c', 5, 9)];
    const list = await view({ of: 'destination' }, { pages, now: '2026-12-01T10:00:00Z' });
    expect(list.entries.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(titles(list)).toEqual(['entries.inSeason 1', 'entries.laterInYear 2']);
    expect(titles(await view({ of: 'destination', all: false }, { pages }))).toEqual([]);
    const second = await view(
      { of: 'destination', limit: 2 },
      { pages, now: '2026-12-01T10:00:00Z', query: query({ page: 2 }) },
    );
    expect(second.entries.map(({ id }) => id)).toEqual(['c']);
    expect(titles(second)).toEqual(['entries.laterInYear 1']);
  });

  test('has people by desk, with their telephone', async () => {
    const person = (id: string, desk: 'sales' | 'charter') =>
      page(id, {
        ...{ kind: 'person', role: both('Broker'), desk, office: 'monaco', languages: ['en'] },
        ...{ phone: '+1 (2) 3', email: 'a@b.example' },
      });
    const pages = [person('a', 'sales'), person('b', 'charter')];
    const list = await view({ of: 'person' }, { pages });
    expect(list.entries.map(({ id, phone }) => [id, phone?.href])).toEqual([
      ['b', 'tel:+123'],
      ['a', 'tel:+123'],
    ]);
    expect(titles(list)).toEqual(['desk.charter 1', 'desk.sales 1']);
  });
});

test('CO1 a person’s page lists what names her; other pages, and those of people nobody names, do not', async () => {
  const ana = page('ana', {
    ...{ kind: 'person', role: both('Broker'), desk: 'sales', office: 'monaco', languages: ['en'] },
    ...{ phone: '1', email: 'a@b.example' },
  });
  const wrote = page('wrote', { kind: 'news', author: 'ana' }, { published: '2026-03-01' });
  const naming = (own: Page, pages: readonly Page[]) => namingPagesView(sampleBlockContext({ page: own, pages }));
  expect((await naming(ana, [ana, wrote, ...NEWS]))?.entries.map(({ id }) => id)).toEqual(['wrote']);
  expect(await naming(ana, [ana, ...NEWS])).toBeNull();
  expect(await naming(wrote, [ana, wrote])).toBeNull();
});
