import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { all, readXml, textOf } from '../../tests/read-xml.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import type { Page } from '../content/page.ts';
import { alternatesOf, indexedPages, type SitemapPage, sitemapIndex, urlSet } from './sitemap.ts';

const PAGE: SitemapPage = {
  address: 'https://sample.example/en/news/',
  changed: '2026-09-14',
  alternates: [
    { locale: 'en', href: 'https://sample.example/en/news/' },
    { locale: 'es', href: 'https://sample.example/es/noticias/' },
    { locale: 'x-default', href: 'https://sample.example/en/news/' },
  ],
  images: ['https://sample.example/media/a?width=1440&format=jpeg'],
};

const setOf = (pages: readonly SitemapPage[]) => [...urlSet(pages)].join('');

describe('RT7 a sitemap', () => {
  test('lists a page with its change, translations and pictures', () => {
    const set = readXml(setOf([PAGE]));
    expect([set.name, set.attributes]).toEqual([
      'urlset',
      {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
        'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      },
    ]);
    const [url, ...more] = all(set, 'url');
    if (url === undefined) throw new Error('There is no page');
    expect([more, textOf(url, 'loc'), textOf(url, 'lastmod')]).toEqual([[], PAGE.address, PAGE.changed]);
    expect(all(url, 'xhtml:link').map(({ attributes }) => attributes)).toEqual(
      PAGE.alternates.map(({ locale, href }) => ({ rel: 'alternate', hreflang: locale, href })),
    );
    expect(all(url, 'image:image').map((image) => textOf(image, 'image:loc'))).toEqual(PAGE.images);
  });

  test('omits an unknown change', () => {
    const [url] = all(readXml(setOf([{ ...PAGE, changed: null }])), 'url');
    expect(url && textOf(url, 'lastmod')).toBeNull();
  });

  test('lists the other sitemaps in an index', () => {
    const index = readXml(sitemapIndex([PAGE, { address: 'https://sample.example/es-sitemap.xml', changed: null }]));
    expect(index.name).toBe('sitemapindex');
    const sitemaps = all(index, 'sitemap').map((one) => [textOf(one, 'loc'), textOf(one, 'lastmod')]);
    expect(sitemaps).toEqual([
      [PAGE.address, PAGE.changed],
      ['https://sample.example/es-sitemap.xml', null],
    ]);
  });

  test('is valid without pages', () => {
    expect(all(readXml(setOf([])), 'url')).toEqual([]);
  });

  test('is well-formed for any name and round-trips what XML can express', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '&', ']]>', '"', "'", ';', '\u0001', 'ñ') }),
    );
    fc.assert(
      fc.property(name, name, (address, picture) => {
        const alternates = [{ locale: 'en', href: address }] as const;
        const [url] = all(readXml(setOf([{ address, changed: null, alternates, images: [picture] }])), 'url');
        if (url === undefined) throw new Error('There is no page');
        const sayable = address.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
        if (sayable.trim() !== '') expect(textOf(url, 'loc')).toBe(sayable);
        expect(all(url, 'xhtml:link')[0]?.attributes.href).toBe(sayable);
        expect(all(url, 'image:image')).toHaveLength(1);
      }),
    );
  });
});

describe('RT5 the translations of a page', () => {
  const address = (path: string, locale: string) => `/${locale}${path}`;

  test.each([
    [
      demoTexts({ en: '/news/', es: '/noticias/' }),
      [
        ['en', '/en/news/'],
        ['es', '/es/noticias/'],
        ['x-default', '/en/news/'],
      ],
    ],
    [
      demoTexts({ en: null, es: '/solo/' }),
      [
        ['es', '/es/solo/'],
        ['x-default', '/es/solo/'],
      ],
    ],
    [demoTexts({ en: null, es: null }), []],
  ])('%j', (paths, alternates) => {
    expect(alternatesOf(paths, address).map(({ locale, href }) => [locale, href])).toEqual(alternates);
  });
});

const NOW = '2026-11-21T12:00:00.000Z';
const NAMED = ['/', '/yachts-for-charter/', '/yachts-for-sale/'];

function pathsOf(
  pages: readonly Page[],
  fleet: Parameters<typeof indexedPages>[0]['fleet'] = [],
  isServed?: Parameters<typeof indexedPages>[2],
): { en: (string | null)[]; es: (string | null)[] } {
  const found = [...indexedPages({ pages, fleet }, NOW, isServed)];
  return demoTexts({ en: found.map(({ paths }) => paths.en), es: found.map(({ paths }) => paths.es) });
}

describe('RT7 the addresses open to search engines', () => {
  test('include the homepage and the lists in every language', () => {
    expect(pathsOf([])).toEqual(demoTexts({ en: NAMED, es: NAMED }));
  });

  test('RT5 RT6 include content pages in their languages, on the days that they are valid', () => {
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

  test('RT2 RT3 include berths and the itinerary, but no page that the software hides', () => {
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

  test('YA2 YA3 include yachts on the markets that offer them, but no ghosts and none without a page', () => {
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

  test('YA2 include a yacht under the slug of her page', () => {
    const fleet = [sampleYacht({ market: 'sale', slugs: { sale: null, charter: null, ghost: 'aurora-old' } })];
    expect(pathsOf([], fleet).en.slice(3)).toEqual(['/yacht-for-sale/aurora-old/']);
  });

  test('LK4 exclude redirected addresses', () => {
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

test('RT7 dates a list by the latest change of its entries', () => {
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
  const changes = [...indexedPages({ pages, fleet }, NOW)].map(({ changed }) => changed);
  expect(changes).toEqual(['2026-10-01', null, '2026-10-01', '2026-11-01', '2026-11-01', '2026-10-01']);
});
