import { describe, expect, test } from 'vitest';
import type { Block, BlockProblem } from '../../../core/content/block.ts';
import type { Page } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import type { Edition } from '../../../core/ports/content-repository.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { type SampleContext, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { buildContentView, navigationSectionOf } from './build-content-view.ts';

const POSITION = { latitude: 42, longitude: 9 };
const both = (text: string) => demoTexts({ en: text, es: `${text} (es)` });

function page(id: string, change: Partial<Page> = {}, details: PageDetails = { kind: 'content' }): Page {
  return samplePage(id, demoTexts({ en: id, es: `${id}-es` }), { details, ...change });
}
const saying = (one: Page, blocks: readonly Block[], problems: readonly BlockProblem[] = []): Page => {
  const { en, es } = one.translations;
  return { ...one, translations: demoTexts({ en: en && { ...en, blocks, problems }, es }) };
};

interface Asked extends SampleContext {
  readonly edition?: Edition;
  readonly editor?: string | null;
}
function viewOf(one: Page, pages: readonly Page[], { edition = 'published', editor = null, ...sample }: Asked = {}) {
  const context = sampleBlockContext({ ...sample, pages });
  const { catalogue, content } = context.ports;
  return buildContentView(one, pages, { ...context, catalogue, content, edition, editor });
}

describe('CO7 the breadcrumbs of a page', () => {
  const [house, desk, ana] = [page('house'), page('desk', { parent: 'house' }), page('ana', { parent: 'desk' })];
  const pages = [ana, desk, house];

  test('lead from the homepage to it', async () => {
    expect((await viewOf(ana, pages)).crumbs).toEqual([
      { text: 'sitemap.home', href: '/en/' },
      { text: 'house', href: '/en/house/' },
      { text: 'desk', href: '/en/desk/' },
      { text: 'ana', href: '/en/ana/' },
    ]);
    expect((await viewOf(house, pages)).crumbs.map(({ href }) => href)).toEqual(['/en/', '/en/house/']);
  });

  test('are in the page’s language', async () => {
    const english = { ...desk, translations: { ...desk.translations, es: null } };
    const { crumbs } = await viewOf(ana, [ana, english, house], { locale: 'es' });
    expect(crumbs.map(({ text, href }) => [text, href])).toEqual([
      ['sitemap.home', '/es/'],
      ['house (es)', '/es/house-es/'],
      ['ana (es)', '/es/ana-es/'],
    ]);
  });

  test('start with the page’s section, by its English URL', () => {
    expect(navigationSectionOf(ana, pages)).toBe('/house/');
    expect(navigationSectionOf(house, pages)).toBe('/house/');
    const spanish = { ...house, translations: { ...house.translations, en: null } };
    expect(navigationSectionOf(spanish, [spanish])).toBeNull();
  });
});

describe('the next page', () => {
  const destination: PageDetails = { kind: 'destination', areas: [], season: { from: 5, to: 9 }, position: POSITION };
  const called = (one: Page): Page => {
    const { en } = one.translations;
    const state = en && { ...en.state, breadcrumbsTitle: `${one.id} in short`, pageTitle: `${one.id} in full` };
    return { ...one, translations: demoTexts({ en: en && state && { ...en, state }, es: null }) };
  };

  test.each<[PageDetails, string]>([
    [destination, 'b in short'],
    [{ kind: 'news', author: null }, 'b in full'],
    [{ kind: 'editorial', author: null }, 'b in full'],
    [{ kind: 'podcast', number: 1, seconds: 60, host: null }, 'b in short'],
    [
      {
        ...{ kind: 'event', starts: '2026-12-01', ends: '2026-12-01', place: both('Antibes') },
        ...{ position: POSITION, destination: null },
      },
      'b in full',
    ],
  ])('is the next of its kind: %j', async (details, text) => {
    const [a, b] = [called(page('a', {}, details)), called(page('b', {}, details))];
    expect((await viewOf(a, [a, b])).next).toEqual({ text, href: '/en/b/', label: `content.next.${details.kind}` });
    expect((await viewOf(a, [a])).next).toBeNull();
  });

  test.each<PageDetails>([{ kind: 'content' }, { kind: 'office', office: 'monaco' }])(
    'is null for %j',
    async (details) => {
      const [a, b] = [page('a', {}, details), page('b', {}, details)];
      expect((await viewOf(a, [a, b])).next).toBeNull();
    },
  );
});

describe('the byline', () => {
  const ana = page(
    'ana',
    {},
    {
      ...{ kind: 'person', role: both('Broker'), desk: 'sales', office: 'monaco', languages: ['en'] },
      ...{ phone: '+377 1', email: 'ana@sample.example' },
    },
  );
  const words = (count: number): Block => ({
    type: 'rich-text',
    title: null,
    body: [{ kind: 'paragraph', spans: [{ text: Array.from({ length: count }, () => 'sea').join(' ') }] }],
  });
  const bylineOf = async (one: Page, sample: Asked = {}) => (await viewOf(one, [one, ana], sample)).byline;

  test.each(['news', 'editorial'] as const)('of %s shows author, date and reading time', async (kind) => {
    const one = saying(page('a', { published: '2026-03-02' }, { kind, author: 'ana' }), [words(690)]);
    expect(await bylineOf(one)).toEqual({
      author: { text: 'ana', href: '/en/ana/' },
      date: { iso: '2026-03-02', text: '2 March 2026' },
      notes: ['content.minutes 3'],
    });
  });

  test.each([
    [0, 1],
    [1, 1],
    [344, 1],
    [346, 2],
    [2300, 10],
  ])('counts %d words as %d minutes of reading', async (count, minutes) => {
    const one = saying(page('a', {}, { kind: 'news', author: null }), count === 0 ? [] : [words(count)]);
    expect((await bylineOf(one))?.notes).toEqual([`content.minutes ${minutes}`]);
  });

  test('of an episode shows its host, number and duration', async () => {
    const one = page('a', { published: '2026-03-02' }, { kind: 'podcast', number: 7, seconds: 1804, host: 'ana' });
    expect(await bylineOf(one)).toMatchObject({
      author: { text: 'ana' },
      notes: ['podcast.episode 7', '30:04'],
    });
  });

  test('shows no author if there is none, or if the author’s page is gone or not in this language', async () => {
    const news = (author: string | null) => page('a', {}, { kind: 'news', author });
    expect(await bylineOf(news(null))).toMatchObject({ author: null, date: null });
    expect(await bylineOf(news('gone'))).toMatchObject({ author: null });
    const english = { ...ana, translations: { ...ana.translations, es: null } };
    expect((await viewOf(news('ana'), [english], { locale: 'es' })).byline).toMatchObject({ author: null });
  });

  test('is shown on articles and episodes only', async () => {
    expect(await bylineOf(page('a', { published: '2026-03-02' }))).toBeNull();
    expect(await bylineOf(ana)).toBeNull();
  });
});

describe('CO8 a preview', () => {
  const wrong: BlockProblem = {
    at: 0,
    block: 'carousel',
    problems: [{ field: 'type', problem: 'is not a known block' }],
  };
  const one = saying(page('a'), [{ type: 'spacer', size: 'small' }], [wrong]);

  test('has a notice with a link to the page that visitors read', async () => {
    expect((await viewOf(one, [one], { preview: true })).preview).toEqual({
      drafts: false,
      leave: '/en/a/',
      editor: null,
    });
    expect((await viewOf(one, [one], { preview: true, edition: 'draft' })).preview).toEqual({
      drafts: true,
      leave: '/en/a/',
      editor: null,
    });
    expect((await viewOf(one, [one])).preview).toBeNull();
  });

  test('CM2 names the editor where drafts are shown, and marks blocks for it', async () => {
    const editor = 'https://editor.example';
    const shown = { preview: true, editor } as const;
    expect((await viewOf(one, [one], shown)).preview?.editor).toBeNull();
    expect((await viewOf(one, [one], { ...shown, edition: 'draft' })).preview?.editor).toBe(editor);
    const marked = saying(
      page('a'),
      [{ type: 'spacer', size: 'small', editMark: 'm1' }],
      [{ ...wrong, editMark: 'm2' }],
    );
    const { blocks } = await viewOf(marked, [marked], { ...shown, edition: 'draft' });
    expect(blocks.map(({ editMark }) => editMark)).toEqual(['m2', 'm1']);
  });

  test('CO2 shows unreadable blocks, which visitors do not see', async () => {
    const types = async (preview: boolean) => (await viewOf(one, [one], { preview })).blocks.map(({ type }) => type);
    expect(await types(true)).toEqual(['wrong-block', 'spacer']);
    expect(await types(false)).toEqual(['spacer']);
  });
});

test('CO1 sorts and pages the grid of a page at its own URL', async () => {
  const one = saying(page('fleet'), [
    { type: 'sorting' },
    { type: 'yacht-grid', title: null, market: 'sale', yachts: [], query: '', limit: 1 },
    { type: 'pagination' },
  ]);
  const fleet = [sampleYacht({ id: 'long', length: 60 }), sampleYacht({ id: 'short', length: 30 })];
  const query = { category: null, sort: 'length-asc', page: 2 } as const;
  const { blocks } = await viewOf(one, [one], { fleet, query });
  expect(blocks).toMatchObject([
    {
      type: 'sorting',
      options: [{ href: '/en/fleet/' }, {}, { href: '/en/fleet/?s=length-asc', current: true }, {}, {}, {}],
    },
    { type: 'yacht-grid', cards: [{ id: 'long' }] },
    { type: 'pagination', pagination: { previous: '/en/fleet/?s=length-asc', next: null } },
  ]);
});
