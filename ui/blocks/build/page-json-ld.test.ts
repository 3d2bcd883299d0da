import { describe, expect, test } from 'vitest';
import type { Block } from '../../../core/content/block.ts';
import type { Page } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import { idNamed } from '../../../core/shortlist/shortlist.fixture.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../../tests/fakes/memory-office-directory.ts';
import { sampleAsset } from '../../../tests/samples/sample-asset.ts';
import { SAMPLE_NOW } from '../../../tests/samples/sample-block-context.ts';
import { SAMPLE_SITE, samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleOffice } from '../../../tests/samples/sample-office.ts';
import { sampleSeo } from '../../../tests/samples/sample-seo.ts';
import { photographView } from '../../yacht-card/hero-picture.ts';
import type { BlockView } from './block-views.ts';
import type { ContentView } from './build-content-view.ts';
import { pageJsonLd } from './page-sharing-data.ts';

const both = (text: string) => demoTexts({ en: text, es: `${text} (es)` });
const POSITION = { latitude: 42, longitude: 9 };
const ANA: PageDetails = {
  kind: 'person',
  role: both('Broker'),
  desk: 'sales',
  office: 'monaco',
  languages: ['en'],
  phone: '+377 1',
  email: 'ana@sample.example',
};
const EPISODE: PageDetails = { kind: 'podcast', number: 7, seconds: 1804, host: 'ana' };

function page(
  id: string,
  details: PageDetails = { kind: 'content' },
  blocks: readonly Block[] = [],
  change = {},
): Page {
  const one = samplePage(id, demoTexts({ en: id, es: `${id}-es` }), { details, ...change });
  const { en, es } = one.translations;
  const state = en && { ...en.state, breadcrumbsTitle: `${id} in short`, pageTitle: `${id} in full` };
  return { ...one, translations: demoTexts({ en: en && state && { ...en, state, blocks }, es }) };
}
const VIEW: ContentView = { crumbs: [], byline: null, blocks: [], next: null, preview: null };

interface Asked {
  readonly pages?: readonly Page[];
  readonly view?: Partial<ContentView>;
  readonly categories?: typeof SAMPLE_SITE.categories;
}
function dataOf(one: Page, { pages = [], view = {}, categories = SAMPLE_SITE.categories }: Asked = {}) {
  const assets = [sampleAsset('a1'), sampleAsset('s1', { type: 'audio', url: '/media/s1.mp3' })];
  const [picture] = assets;
  return pageJsonLd(
    one,
    { ...VIEW, ...view },
    {
      ports: { offices: new MemoryOfficeDirectory([sampleOffice()]), media: new MemoryMediaLibrary(assets) },
      pages: [one, ...pages],
      now: SAMPLE_NOW,
      picture: picture === undefined ? null : photographView(picture, 'en'),
      seo: { ...sampleSeo(), site: { ...SAMPLE_SITE, categories } },
    },
  );
}
const typesOf = (things: Awaited<ReturnType<typeof dataOf>>) => things.map((thing) => thing['@type']);

describe('the subject of a page', () => {
  test.each<[PageDetails, string]>([
    [{ kind: 'destination', areas: [], season: { from: 5, to: 9 }, position: POSITION }, 'one in short'],
    [
      {
        ...{ kind: 'event', starts: '2026-12-01', ends: '2026-12-02', place: both('Antibes') },
        ...{ position: POSITION, destination: null },
      },
      'one in full',
    ],
    [EPISODE, 'one in short'],
    [ANA, 'one in short'],
    [
      {
        ...{ kind: 'berth', port: both('Antibes'), position: POSITION, length: 30, beam: 7, draft: 4 },
        ...{ until: null, price: null, broker: null },
      },
      'one in full',
    ],
  ])('has its name and URL: %j', async (details, name) => {
    const things = await dataOf(page('one', details));
    expect(things).toHaveLength(1);
    expect(things[0]).toMatchObject({ name, url: 'https://sample.example/en/one/' });
  });

  test.each([
    ['news', 'NewsArticle'],
    ['editorial', 'Article'],
  ] as const)('for %s is an %s with its author and its sections', async (kind, type) => {
    const categories = [
      { id: 'house', of: kind, name: both('The house') },
      { id: 'house', of: 'berth', name: both('Berths') },
      { id: 'rules', of: kind, name: both('Rules') },
    ] as const;
    const one = page('one', { kind, author: 'ana' }, [], { published: '2026-03-02', categories: ['house'] });
    const [article] = await dataOf(one, { pages: [page('ana', ANA)], categories });
    expect(article).toMatchObject({
      '@type': type,
      headline: 'one in full',
      datePublished: '2026-03-02',
      dateModified: '2026-09-14',
      author: { '@type': 'Person', name: 'ana in short', url: 'https://sample.example/en/ana/' },
      articleSection: ['The house'],
    });
    expect(article?.image).toHaveLength(1);
  });

  test('has the brokerage as author if there is no author, or if the author’s page is gone', async () => {
    const authorOf = async (author: string | null) => (await dataOf(page('one', { kind: 'news', author })))[0]?.author;
    expect(await authorOf(null)).toMatchObject({ name: 'Sample Yachts' });
    expect(await authorOf('gone')).toMatchObject({ name: 'Sample Yachts' });
  });

  test('is an office of the directory', async () => {
    expect(await dataOf(page('one', { kind: 'office', office: 'monaco' }))).toHaveLength(1);
    expect(await dataOf(page('one', { kind: 'office', office: 'gone' }))).toEqual([]);
  });

  test('is empty on a page about the brokerage', async () => {
    expect(await dataOf(page('one'))).toEqual([]);
  });
});

describe('the data of an episode', () => {
  const sound = (audio: string): Block => ({
    type: 'podcast',
    title: null,
    audio,
    transcript: [
      { at: 0, speaker: 'Ana', text: 'Welcome.' },
      { at: 4, speaker: 'Bo', text: 'Thank you.' },
    ],
  });

  test('has its recording, transcript, host and series', async () => {
    const list = page('podcasts', { kind: 'content' }, [
      { type: 'entries', of: 'podcast', title: null, limit: 12, all: true },
    ]);
    const [episode] = await dataOf(page('one', EPISODE, [sound('s1')]), { pages: [list, page('ana', ANA)] });
    expect(episode).toMatchObject({
      '@type': 'PodcastEpisode',
      episodeNumber: 7,
      author: { name: 'ana in short' },
      associatedMedia: {
        contentUrl: 'https://sample.example/media/s1.mp3',
        transcript: 'Ana: Welcome.\nBo: Thank you.',
      },
      partOfSeries: { name: 'Sample Yachts: podcasts in short', url: 'https://sample.example/en/podcasts/' },
    });
  });

  test('is its own series without a list, and has no audio without a recording', async () => {
    const [episode] = await dataOf(page('one', EPISODE, [sound('a1')]));
    expect(episode).toMatchObject({ partOfSeries: { url: 'https://sample.example/en/one/' } });
    expect(episode).not.toHaveProperty('associatedMedia');
    expect((await dataOf(page('one', EPISODE)))[0]).not.toHaveProperty('associatedMedia');
  });
});

test('CO7 includes the breadcrumbs and the questions of a page', async () => {
  const crumbs = [
    { text: 'Home', href: '/en/' },
    { text: 'One', href: '/en/one/' },
  ];
  const faq: Block = {
    type: 'faq',
    title: null,
    items: [{ question: 'Why?', answer: [{ kind: 'paragraph', spans: [{ text: 'Because.' }] }] }],
  };
  expect(typesOf(await dataOf(page('one', { kind: 'content' }, [faq]), { view: { crumbs } }))).toEqual([
    'BreadcrumbList',
    'FAQPage',
  ]);
});

describe('the list of a page', () => {
  const entries = (aside: boolean): BlockView => ({
    type: 'entries',
    title: null,
    id: null,
    of: 'news',
    filters: [],
    entries: [
      {
        id: 'a',
        kind: 'news',
        text: 'A',
        href: '/en/a/',
        teaser: '',
        picture: null,
        notes: [],
        date: null,
        phone: null,
      },
      {
        id: 'b',
        kind: 'news',
        text: 'B',
        href: '/en/b/',
        teaser: '',
        picture: null,
        notes: [],
        date: null,
        phone: null,
      },
    ],
    groups: [],
    lead: false,
    pagination: null,
    aside,
  });
  const rows: BlockView = {
    type: 'yacht-list',
    title: null,
    id: null,
    rows: [{ id: idNamed('aurora'), text: 'Aurora', href: '/en/yacht-for-sale/aurora/', facts: '', price: '' }],
  };

  test('contains URLs, list by list', async () => {
    const things = await dataOf(page('one'), {
      view: { blocks: [entries(false), rows, { type: 'spacer', size: 'small' }] },
    });
    expect(things).toMatchObject([
      {
        '@type': 'ItemList',
        itemListElement: [
          { position: 1, url: 'https://sample.example/en/a/' },
          { position: 2, url: 'https://sample.example/en/b/' },
        ],
      },
      { '@type': 'ItemList', itemListElement: [{ url: 'https://sample.example/en/yacht-for-sale/aurora/' }] },
    ]);
  });

  test('excludes related pages and lists on the page of another subject', async () => {
    expect(await dataOf(page('one'), { view: { blocks: [entries(true)] } })).toEqual([]);
    const news = await dataOf(page('one', { kind: 'news', author: null }), { view: { blocks: [entries(false)] } });
    expect(typesOf(news)).toEqual(['NewsArticle']);
  });
});
