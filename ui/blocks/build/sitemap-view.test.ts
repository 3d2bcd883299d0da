import { expect, test } from 'vitest';
import { anchorOf } from '../../../core/content/anchor.ts';
import type { Page } from '../../../core/content/page.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { type SampleContext, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import { sitemapView } from './sitemap-view.ts';

const page = (id: string, change: Partial<Page> = {}) => samplePage(id, demoTexts({ en: id, es: `${id}-es` }), change);
const news = (id: string, published: string) => page(id, { details: { kind: 'news', author: null }, published });
const groupsOf = async (sample: SampleContext) => (await sitemapView(sampleBlockContext(sample))).groups;

const PAGES = [
  page('letter'),
  page('house'),
  page('hidden', { indexable: false }),
  page('over', { validity: { from: null, until: '2026-11-20' } }),
  news('old', '2025-01-01'),
  news('new', '2026-01-01'),
];

test('RT4 lists every page by its kind', async () => {
  const groups = await groupsOf({ pages: PAGES });
  expect(groups.map(({ title, links }) => [title, links.map(({ href }) => href)])).toEqual([
    ['sitemap.pages', ['/en/', '/en/yachts-for-charter/', '/en/yachts-for-sale/', '/en/house/', '/en/letter/']],
    ['sitemap.news', ['/en/new/', '/en/old/']],
  ]);
});

test('RT4 lists the yachts of each market that have a page on it', async () => {
  const fleet = [
    sampleYacht({ id: 'aurora', name: 'Aurora' }),
    sampleYacht({ id: 'boreas', name: 'Boreas', market: 'sale' }),
    sampleYacht({ id: 'dido', market: 'ghost' }),
    soldYacht('elba'),
    sampleYacht({ id: 'bare', slugs: { sale: null, charter: null, ghost: 'bare' } }),
  ];
  const groups = await groupsOf({ fleet });
  expect(groups.slice(1)).toEqual([
    { title: 'list.charter.title', links: [{ text: 'Aurora', href: '/en/yacht-for-charter/aurora/' }] },
    {
      title: 'list.sale.title',
      links: [
        { text: 'Aurora', href: '/en/yacht-for-sale/aurora/' },
        { text: 'Boreas', href: '/en/yacht-for-sale/boreas/' },
      ],
    },
  ]);
});

test('RT4 sorts each group by name in the language, whatever its source order', async () => {
  const named = (text: string) => {
    const { translations, ...rest } = news(anchorOf(text), '2026-01-01');
    const state = { breadcrumbsTitle: text, pageTitle: text, pageType: 'news' as const, description: text };
    const called = (one: typeof translations.en) => one && { ...one, state: { ...one.state, ...state } };
    return { ...rest, translations: demoTexts({ en: called(translations.en), es: called(translations.es) }) };
  };
  const pages = ['Nube', 'Berth 10', 'Ñandú', 'Élan', 'Berth 2', 'Ebro', 'zulu', 'Oasis'].map(named);
  const yacht = (id: string, name: string) =>
    sampleYacht({ id, name, market: 'charter', slugs: { charter: id, sale: null, ghost: null } });
  const fleet = [
    yacht('b', 'Zéphyr'),
    yacht('c', 'Aurora'),
    yacht('a', 'Ñu'),
    yacht('e', 'Nuit'),
    yacht('d', 'Aurora'),
  ];
  const shown = async (sample: SampleContext) =>
    (await groupsOf({ ...sample, locale: 'es' }))
      .slice(1)
      .map(({ links }) => links.map(({ text, href }) => [text, href]));
  const groups = await shown({ pages, fleet });
  expect(groups.map((links) => links.map(([text]) => text))).toEqual([
    ['Berth 2', 'Berth 10', 'Ebro', 'Élan', 'Nube', 'Ñandú', 'Oasis', 'zulu'],
    ['Aurora', 'Aurora', 'Nuit', 'Ñu', 'Zéphyr'],
  ]);
  expect(await shown({ pages: pages.toReversed(), fleet: fleet.toReversed() })).toEqual(groups);
});

test('RT5 lists the pages of its language', async () => {
  const [letter, house] = PAGES as [Page, Page];
  const pages = [{ ...letter, translations: { ...letter.translations, es: null } }, house];
  const [own] = await groupsOf({ pages, locale: 'es' });
  expect(own?.links.at(-1)).toEqual({ text: 'house (es)', href: '/es/house-es/' });
  expect(own?.links).toHaveLength(4);
});
