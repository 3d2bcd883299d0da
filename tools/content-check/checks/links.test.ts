import { expect, test } from 'vitest';
import { PALMA } from '../../../tests/samples/sample-office.ts';
import { SAMPLE_AREAS, sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import { blocksBelow, contentIn, linesOf, pageRecord } from '../content-in.fixture.ts';
import { checkLinks } from './links.ts';

const FILES = {
  'areas.json': SAMPLE_AREAS,
  'offices.json': [PALMA],
  'redirects.json': [{ from: '/old/', to: { en: '/knots-en/', es: '/knots-es/' } }],
  'pages/knots.json': pageRecord('knots', blocksBelow([{ type: 'rich-text', title: 'In reach', body: ['A'] }])),
  'pages/who.json': pageRecord('who', blocksBelow([{ type: 'offices', title: 'Us', office: 'tcn' }])),
  'pages/over.json': pageRecord('over', { valid: { until: '2026-11-20' } }),
  'pages/itinerary.json': pageRecord('itinerary', { slug: { en: 'itinerary', es: 'itinerary' } }),
  'pages/berth.json': pageRecord('berth', { slug: { en: 'berth-for-sale/a', es: 'berth-for-sale/a' } }),
  'yachts/aurora.json': sampleYachtWire(),
};
const quote = { type: 'quote', text: 'A' };
const text = (href: string) => [{ type: 'rich-text', body: [['See ', { text: 'there', href }]] }];

async function check(files: Record<string, unknown>) {
  const { content } = await contentIn({ ...FILES, ...files });
  const { findings, linked } = checkLinks(content);
  return { lines: linesOf(findings), linked };
}

/** Returns the findings about a link in a text of one language. */
async function findingsOf(href: string, locale: 'en' | 'es'): Promise<string[]> {
  const blocks = locale === 'en' ? blocksBelow(text(href), [quote]) : blocksBelow([quote], text(href));
  const { lines } = await check({ 'pages/from.json': pageRecord('from', blocks) });
  return lines.map((line) => line.replace(`pages/from.json blocks.${locale}[1].body[0][1].href: ${href} `, ''));
}

test.each([
  '/knots-en/',
  '/knots-en/#in-reach',
  '/who-en/#palma',
  '/en/knots-en/#in-reach',
  '/es/knots-es/',
  '/es/yachts-for-sale/?l=kind:sail',
  '/itinerary/',
  '/berth-for-sale/a/',
  '/yacht-for-sale/aurora/',
  '/yachts-for-charter/?l=destination:cyclades',
  '/yachts-for-sale/?l=kind:sail&r=length:40:90',
  '/search/?i=sale',
  '/search/web/',
  '/find/',
  '/compare/',
  'https://example.com/any',
  'mailto:a@b.example?subject=A',
  'tel:+44',
])('RT5 %s leads to a page', async (href) => {
  expect(await findingsOf(href, 'en')).toEqual([]);
});

test.each([
  ['/nots-en/', 'error leads to no page'],
  ['/knots-es/', 'error is an address in Español; here it is /knots-en/'],
  ['/es/knots-en/', 'error is an address in English; here it is /knots-es/'],
  ['/en/en/knots-en/', 'error leads to no page'],
  ['/over-en/', 'error leads to a page that is not there today'],
  ['/berth-for-sale/b/', 'error leads to no page'],
  ['/yacht-for-sale/boreal/', 'error is not a page of a yacht'],
  ['/yachts-for-sale/cheap/', 'error is not an address of the site'],
  ['/knots-en/#out-of-reach', 'error names no part of its page: #out-of-reach'],
  ['/yachts-for-charter/?l=destination:atlantis', 'error asks for the destination "atlantis", which no area has'],
  ['/yachts-for-charter/?l=flavour:salt', 'error asks for what the page would write ""'],
  [
    '/yachts-for-sale/?r=length:40:90&l=kind:sail',
    'error asks for what the page would write "?l=kind:sail&r=length:40:90"',
  ],
  ['/old/', 'warning goes by a redirect to /knots-en/'],
  ['/knots-en', 'warning goes by a redirect to /knots-en/'],
])('RT5 %s: %s', async (href, expected) => {
  expect(await findingsOf(href, 'en')).toEqual([expected]);
});

test('RT5 reports a Spanish text that links an English address as an error', async () => {
  expect(await findingsOf('/knots-en/', 'es')).toEqual(['error is an address in English; here it is /knots-es/']);
});

test('checks links of the site, of areas, features, buttons and drafts, each in its languages', async () => {
  const [area] = SAMPLE_AREAS;
  const feature = { ...sampleYachtWire().features[0], featureURL: '/knots-en/' };
  const both = { en: 'A', es: 'B' };
  const { content } = await contentIn({});
  const site = content.source.site.json.ok ? (content.source.site.json.value as Record<string, unknown>) : {};
  const button = { type: 'form', title: 'Write', link: { text: 'Do', href: '/fresh-en/' } };
  const { lines } = await check({
    'site.json': { ...site, navigation: [{ text: both, href: '/knots-en/' }] },
    'areas.json': [{ ...area, url: { en: '/knots-en/', es: '/knots-en/' } }],
    'yachts/aurora.json': sampleYachtWire({ features: [feature as ReturnType<typeof sampleYachtWire>['features'][0]] }),
    'pages/from.json': pageRecord('from', blocksBelow([button], [quote])),
    'drafts/from.json': pageRecord('from', blocksBelow([button], [quote])),
    'drafts/fresh.json': pageRecord('fresh'),
  });
  expect(lines).toEqual([
    'error pages/from.json blocks.en[1].link.href: /fresh-en/ leads to no page',
    'error site.json navigation[0].href: /knots-en/ is an address in English; here it is /knots-es/',
    'error areas.json cyclades.url.es: /knots-en/ is an address in English; here it is /knots-es/',
    'error yachts/aurora.json features[0].featureURL: /knots-en/ is an address in English; here it is /knots-es/',
  ]);
});

test('LK4 requires the target of a redirect to be a page or another redirect', async () => {
  const { lines } = await check({
    'redirects.json': [
      { from: '/a/', to: '/nowhere/' },
      { from: '/b/', to: '/a/' },
    ],
  });
  expect(lines).toEqual(['en', 'es'].map(() => 'error redirects.json [0].to: /nowhere/ leads to no page'));
});

test.each([
  ['l=destination:cyclades', []],
  ['l=destination:atlantis', ['asks for the destination "atlantis", which no area has']],
  ['l=Kind:sail', ['"l=Kind:sail" is read as ""']],
])('reports a grid that searches for %s', async (query, problems) => {
  const grid = { type: 'yacht-grid', market: 'charter', query };
  const { lines } = await check({ 'pages/from.json': pageRecord('from', blocksBelow([grid], [quote])) });
  expect(lines).toEqual(problems.map((problem) => `error pages/from.json blocks.en[1].query: ${problem}`));
});

test('returns linked pages, without a page’s link to itself', async () => {
  const own = blocksBelow([...text('/knots-en/'), ...text('/from-en/')], [quote]);
  expect([...(await check({ 'pages/from.json': pageRecord('from', own) })).linked]).toEqual(['knots']);
});

test('LK3 a yacht has no addresses that the site rejects', async () => {
  const record = sampleYachtWire({ builderUrl: 'javascript:alert(1)', brochureSales: 'https://example.com/a.pdf' });
  const { lines } = await check({ 'yachts/aurora.json': record });
  expect(new Set(lines)).toEqual(
    new Set(['error yachts/aurora.json builderUrl: javascript:alert(1) is an address that the site refuses']),
  );
});
