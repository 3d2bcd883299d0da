import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../core/locale/locale.ts';
import { routePath } from '../../core/routing/routes.ts';
import { pageSlug } from '../../core/yacht/market-rules.ts';
import { samplePorts } from '../../server/enquiry/enquiry-services.fixture.ts';
import { sharedPage } from '../../server/media/share-subjects.ts';
import type { PageRequest } from '../../server/pages/page-request.ts';
import { loadMessages } from '../../server/start/messages.ts';
import type { ServerPorts } from '../../server/start/ports.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { pageRenderer } from '../../tests/fuzz/content/page-renderer.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { soldYacht } from '../../tests/samples/sample-yacht.ts';
import { contentPorts } from '../../tools/content-ports.ts';
import { type SharePictureSubject, sharePicturePath } from '../document/share-picture/share-picture.ts';

function requestOf(url: string, locale: Locale = 'en'): PageRequest {
  return {
    ...{ url, locale, currency: 'eur', unit: 'meters', mobile: false, data: false, preview: false },
    ...{ edition: 'published', redirectTo: null, submission: null, failure: null },
  };
}

async function documentAt(url: string, ports = samplePorts(), now?: string): Promise<string> {
  return String((await pageRenderer(ports, now)(requestOf(url, url.startsWith('/es/') ? 'es' : 'en'))).body);
}

const MARK = (action: string) => `<body><form id="mark" method="post" action="${action}" hidden></form><div id="page">`;

describe('CF1 CF2 without JavaScript', () => {
  test.each([
    ['/en/yachts-for-charter/', '/shortlist/en'],
    ['/es/yachts-for-sale/', '/shortlist/es'],
    ['/es/favourites/?y=H-001', '/shortlist/es?from=favourites'],
    ['/en/compare/?charter=H-001', '/shortlist/en'],
  ])('the document of %s has the form that its cards submit, right before the page', async (url, action) => {
    expect(await documentAt(url)).toContain(MARK(action));
  });

  test('a microsite has no form and hides its buttons', async () => {
    expect(await documentAt('/en/microsite/yachts-for-charter/')).not.toContain('id="mark"');
  });

  test('a yacht’s page adds her to favourites and comparison by the same form', async () => {
    const page = await documentAt('/en/yacht-for-charter/aurora/');
    expect(page).toContain(MARK('/shortlist/en'));
    expect(page).toMatch(
      /<button (?=[^>]*class="save save-box")(?=[^>]*name="save")(?=[^>]*form="mark")[^>]*value="H-001"/,
    );
    expect(page).toMatch(/<noscript><button (?=[^>]*name="charter")(?=[^>]*form="mark")[^>]*value="H-001"/);
  });

  test('the favourites page removes missing yachts and has no card for them', async () => {
    const page = await documentAt('/en/favourites/?y=H-001,H-404');
    expect(page).toMatch(/<noscript><button class="save" value="H-404" form="mark"[^>]* name="save"><\/button>/);
  });
});

describe('ME3 the picture for messengers that a document names', () => {
  const NOW = '2026-07-01T12:00:00.000Z';
  const imageOf = (page: string) => /property="og:image" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');

  test.each<[string, SharePictureSubject]>([
    ['/en/yacht-for-charter/aurora/', { kind: 'yacht', market: 'charter', slug: 'aurora' }],
    ['/en/compare/?charter=H-001,H-404&only=differences', { kind: 'compare', query: '?charter=H-001' }],
    ['/en/yachts-for-charter/?s=year-desc&v=map', { kind: 'charter', query: '?s=year-desc' }],
  ])('is the one that the server draws: %s', async (url, subject) => {
    const ports = samplePorts();
    const context = {
      ports,
      locale: 'en',
      translate: loadMessages().en.translate,
      now: NOW,
      withdrawnDays: 90,
    } as const;
    const shared = await sharedPage(subject, { ...context, href: (path) => `/en${path}` });
    if (shared === null) return expect.unreachable('there is a picture');
    const view = { ...shared.view, mark: SAMPLE_SITE.brand.mark };
    const image = imageOf(await documentAt(url, ports, NOW)) ?? '';
    expect(image.slice(image.indexOf('/share/'))).toBe(sharePicturePath('en', { subject, view }));
  });

  test('CO8 is not that of a draft', async () => {
    const request = { ...requestOf('/en/yacht-for-charter/aurora/'), edition: 'draft', preview: true } as const;
    expect(imageOf(String((await pageRenderer(samplePorts(), NOW)(request)).body)) ?? '').not.toContain('/share/');
  });
});

test('PR6 RT8 every link in a microsite keeps the currency and unit of its URL', async () => {
  const page = await documentAt('/en/microsite/yachts-for-charter/?currency=usd&unit=feet');
  const links = [...page.matchAll(/href="(\/en\/microsite\/[^"]*)"/g)].map(([, href = '']) => href);
  const without = (name: string) => links.filter((href) => !href.includes(`${name}=`));
  expect(links.length).toBeGreaterThan(5);
  expect([without('currency'), without('unit')]).toEqual([[], []]);
  expect(page).toMatch(/<input type="hidden" name="currency" value="usd"\/>/);
  expect(page).toMatch(/<input type="hidden" name="unit" value="feet"\/>/);
});

test.each([
  ['/en/fleet-to-scale/', '/es/flota-a-escala/', 'See these as a list'],
  ['/es/flota-a-escala/', '/en/fleet-to-scale/', 'Verlos en lista'],
])('CF4 %s shows the fleet without a script, once, and leads to the other language', async (url, other, list) => {
  const page = await documentAt(url, contentPorts('content'));
  const yachts = [...page.matchAll(/<li><a href="(\/[a-z]{2}\/yacht-for-[^"]+)"><img loading="lazy"/g)].map(
    ([, href]) => href,
  );
  expect(yachts.length).toBeGreaterThan(200);
  expect(new Set(yachts).size).toBe(yachts.length);
  expect(page).toContain(`href="${other}"`);
  expect(page).toContain(list);
  expect(page).not.toMatch(/<[^>]+ style=/);
});

describe('CF3 a plan as a page to send', () => {
  test.each(['en', 'es'])('is for readers and messengers, not for indexes: %s', async (locale) => {
    const query = '?v=1&days=antibes;*1&at=43,7,%3Cb%3EMine';
    const page = await documentAt(`/${locale}/voyage/${query}`, contentPorts('content'));
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toMatch(new RegExp(`property="og:image" content="[^"]*/share/${locale}/itinerary/[^"]+"`));
    expect(page).toMatch(/<h1[^>]*>[^<]*Antibes[^<]*&lt;b&gt;Mine<\/h1>/);
    expect(page).toContain(`href="/${locale}/itinerary/?v=1&amp;days=antibes;*1`);
    expect(page).not.toMatch(/<[^>]+ style=/);
  });

  test.each([
    ['', ''],
    ['?v=1&days=atlantis', '?v=1&days=atlantis'],
    ['?days=%zz&at=1', '?v=1&lost=2'],
    ['?v=9&from=2027-07-03', '?v=1&from=2027-07-03&newer=1'],
  ])('leads to the planner without a known place: %s', async (query, canonical) => {
    const { status, headers } = await pageRenderer(samplePorts())(requestOf(`/en/voyage/${query}`));
    expect([status, headers]).toEqual([302, [['Location', `/en/itinerary/${canonical}`]]]);
  });
});

describe('YA3 a withdrawn yacht', () => {
  const gone = { ...soldYacht('elba'), poa: false };
  const priceHistory = [{ on: '2026-01-10', market: 'sale', currency: 'eur', amount: 4_100_000 }] as const;
  const portsWith = (lastAskingPrice: boolean) =>
    samplePorts({
      catalogue: new MemoryYachtCatalogue([{ ...gone, priceHistory }]),
      content: new MemoryContentRepository({ site: { ...SAMPLE_SITE, lastAskingPrice }, home: SAMPLE_HOME, pages: [] }),
    });

  test.each([true, false])('shows the last asking price if the site’s settings allow it: %s', async (allowed) => {
    const page = await documentAt(`/en/yacht-for-sale/${pageSlug(gone, 'sale')}/`, portsWith(allowed));
    expect(page).toContain('elba');
    expect(page.includes('Last asking price: €4,100,000.')).toBe(allowed);
  });
});

describe('CO5 cached pages contain nothing that depends on the minute', () => {
  let ports: ServerPorts;
  let addresses: readonly string[];
  beforeAll(async () => {
    ports = contentPorts('content');
    const pages = await ports.content.pages();
    addresses = [
      ...['/en/', '/en/yachts-for-charter/'],
      ...pages.flatMap(({ details, translations: { en } }) =>
        en === null || details.kind === 'news' ? [] : routePath({ name: 'content', slug: en.slug }),
      ),
    ];
  });

  test('every page is the same after midnight and at noon', async () => {
    expect(addresses.length).toBeGreaterThan(20);
    const changed: string[] = [];
    for (const address of addresses) {
      const at = (minute: string) => documentAt(address, ports, `2026-11-23T${minute}:00.000Z`);
      if ((await at('00:01')) !== (await at('12:31'))) changed.push(address);
    }
    expect(changed).toEqual([]);
  });
});
