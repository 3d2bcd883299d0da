import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import type { Page } from '../content/page.ts';
import { indexedPages } from './indexed-pages.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const NAMED = ['/', '/yachts-for-charter/', '/yachts-for-sale/'];

function pathsOf(
  pages: readonly Page[],
  fleet: Parameters<typeof indexedPages>[0]['fleet'] = [],
  isServed?: Parameters<typeof indexedPages>[2],
): { en: (string | null)[]; es: (string | null)[] } {
  const found = indexedPages({ pages, fleet }, NOW, isServed);
  return demoTexts({ en: found.map(({ paths }) => paths.en), es: found.map(({ paths }) => paths.es) });
}

describe('RT7 what search engines may list', () => {
  test('is the homepage and the lists, in every language', () => {
    expect(pathsOf([])).toEqual(demoTexts({ en: NAMED, es: NAMED }));
  });

  test('RT5 RT6 pages of the content in the languages they exist in, on the days that they are valid', () => {
    const slug = demoTexts({ en: 'the-letter', es: 'la-carta' });
    const page = samplePage('letter', slug);
    const spanish = {
      ...samplePage('b', demoTexts({ en: 'b', es: 'solo' })),
      translations: { ...page.translations, en: null },
    };
    const pages = [
      page,
      spanish,
      samplePage('hidden', demoTexts({ en: 'hidden', es: 'oculta' }), { indexable: false }),
      samplePage('over', demoTexts({ en: 'over', es: 'pasada' }), { validity: { from: null, until: '2026-11-20' } }),
      samplePage('today', demoTexts({ en: 'today', es: 'hoy' }), {
        validity: { from: '2026-11-21', until: '2026-11-21' },
      }),
      samplePage('to-come', demoTexts({ en: 'to-come', es: 'futura' }), {
        validity: { from: '2026-11-22', until: null },
      }),
    ];
    expect(pathsOf(pages).en.slice(3)).toEqual(['/the-letter/', null, '/today/']);
    expect(pathsOf(pages).es.slice(3)).toEqual(['/la-carta/', '/la-carta/', '/hoy/']);
  });

  test('RT2 RT3 berths and the itinerary, but nothing that a page of the software’s own hides', () => {
    const slugs = [
      'berth-for-sale/vauban',
      'itinerary',
      'compare',
      'search/anything',
      'yachts-for-sale',
      'microsite/a',
    ];
    const pages = slugs.map((slug, at) => samplePage(`p${at}`, demoTexts({ en: slug, es: slug })));
    expect(pathsOf(pages).en.slice(3)).toEqual(['/berth-for-sale/vauban/', '/itinerary/']);
  });

  test('YA2 YA3 yachts on the markets that they are offered on: no ghosts, none without a page', () => {
    const fleet = (['both', 'charter', 'sale', 'ghost', 'none'] as const).map((market) =>
      sampleYacht({ id: market, market }),
    );
    fleet.push(soldYacht('sold'));
    expect(pathsOf([], fleet).es.slice(3)).toEqual([
      '/yacht-for-charter/both/',
      '/yacht-for-charter/charter/',
      '/yacht-for-sale/both/',
      '/yacht-for-sale/sale/',
    ]);
  });

  test('YA2 a yacht under the slug that her page has', () => {
    const fleet = [sampleYacht({ market: 'sale', slugs: { sale: null, charter: null, ghost: 'aurora-old' } })];
    expect(pathsOf([], fleet).en.slice(3)).toEqual(['/yacht-for-sale/aurora-old/']);
  });

  test('LK4 nothing at an address that leads elsewhere', () => {
    const pages = [samplePage('a', demoTexts({ en: 'a', es: 'b' }))];
    const isServed = (path: string, locale: string) => path !== '/' && !(path === '/a/' && locale === 'en');
    expect(pathsOf(pages, [], isServed)).toEqual(
      demoTexts({
        en: [...NAMED.slice(1), null],
        es: [...NAMED.slice(1), '/b/'],
      }),
    );
  });
});

test('RT7 a list changed when what it lists did', () => {
  const story = samplePage('story', demoTexts({ en: 'story', es: 'historia' }), {
    details: { kind: 'news', author: null },
  });
  const list = samplePage('news', demoTexts({ en: 'news', es: 'noticias' }), { updated: '2026-01-01' });
  const entries = { type: 'entries', of: 'news', title: null, limit: 9, all: true } as const;
  const english = list.translations.en;
  const pages = [
    { ...list, translations: { ...list.translations, en: english && { ...english, blocks: [entries] } } },
    { ...story, updated: '2026-11-01' },
  ];
  const fleet = [sampleYacht({ market: 'sale', updatedAt: '2026-10-01' }), sampleYacht({ id: 'b', market: 'none' })];
  const changes = indexedPages({ pages, fleet }, NOW).map(({ changed }) => changed);
  expect(changes).toEqual(['2026-10-01', null, '2026-10-01', '2026-11-01', '2026-11-01', '2026-10-01']);
});
