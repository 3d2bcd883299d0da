import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { sameInEveryLocale } from '../../core/locale/locale.ts';
import { parseSuggestionList, type SuggestionList } from '../../core/suggestions/suggestions.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { sampleOffice } from '../../tests/samples/sample-office.ts';
import { sampleArea, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { createTakeTurn } from '../http/limit-work.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { loadMessages } from '../start/messages.ts';
import { sampleRules, startSite } from '../start/site.fixture.ts';
import { type SuggestionsContext, suggestionsRoute } from './suggestions-route.ts';

const region = {
  id: 'balearic-islands',
  name: demoTexts({ en: 'Balearic Islands', es: 'Islas Baleares' }),
  aliases: [],
};
const balearics = { ...sampleArea('balearic-islands'), name: region.name, region };
const FLEET = [
  sampleYacht({
    id: 'luna',
    name: 'Luna del Mar',
    length: 46.14,
    builder: 'Lürssen',
    cruising: { summer: [balearics], winter: [] },
  }),
  sampleYacht({ id: 'mar', name: 'Maristella', market: 'sale', builder: 'Lürssen' }),
  sampleYacht({ id: 'ghost', name: 'Mar Fantasma', market: 'ghost' }),
];
const MONACO = sampleOffice();
const MESSAGES = loadMessages();

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

interface SiteChange extends Partial<Omit<SuggestionsContext, 'ports'>> {
  readonly ports?: Partial<SuggestionsContext['ports']>;
}

function site({ ports, ...options }: SiteChange = {}) {
  const app = Fastify();
  closing.push(() => app.close());
  const catalogue = new MemoryYachtCatalogue(FLEET);
  suggestionsRoute(app, {
    takeTurn: createTakeTurn(new WorkQueue(), false),
    ports: {
      catalogue,
      content: new MemoryContentRepository({
        site: SAMPLE_SITE,
        home: SAMPLE_HOME,
        pages: [samplePage('Marinas', demoTexts({ en: 'marinas', es: 'puertos' }))],
      }),
      offices: new MemoryOfficeDirectory([MONACO]),
      ...ports,
    },
    visitorOf: ({ headers }) => ({
      ...{ currency: 'eur', unit: headers.cookie === 'unit=feet' ? 'feet' : 'meters' },
      ...{ cookieLocale: null, preferredLocale: null, cacheKeyPart: '' },
    }),
    messages: MESSAGES,
    rules: sampleRules(),
    now: () => '2026-11-21T12:00:00Z',
    countryHeader: null,
    ...options,
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const list = async (q: string, locale = 'en', headers: Record<string, string> = {}): Promise<SuggestionList> =>
    (await get(`/api/suggestions/?${new URLSearchParams({ locale, q })}`, headers)).json();
  return { app, catalogue, get, list };
}

const namesOf = ({ groups }: SuggestionList) =>
  groups.flatMap(({ suggestions }) => suggestions.map(({ name }) => name));

describe('SE8 suggestions', () => {
  test('are of every kind, in the locale, each with its URL', async () => {
    expect(await site().list('mar', 'es')).toEqual({
      label: 'Sugerencias',
      count: '3 sugerencias',
      groups: [
        {
          label: 'Yates',
          suggestions: [
            { name: 'Maristella', note: '50,0 m · Lürssen · En venta', href: '/es/yacht-for-sale/mar/' },
            { name: 'Luna del Mar', note: '46,1 m · Lürssen · En alquiler', href: '/es/yacht-for-charter/luna/' },
          ],
        },
        { label: 'Páginas', suggestions: [{ name: 'Marinas (es)', note: '', href: '/es/puertos/' }] },
      ],
    });
  });

  test('RT6 name a page from its first day to its last', async () => {
    const page = samplePage('Embargo', sameInEveryLocale('the-embargo'), {
      validity: { from: '2026-11-21', until: '2026-11-22' },
    });
    const clock = { now: '2026-11-20T23:59:59Z' };
    const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [page] });
    const { list } = site({ ports: { content }, now: () => clock.now });
    const seen: string[][] = [];
    for (const now of [clock.now, '2026-11-21T00:00:00Z', '2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z']) {
      clock.now = now;
      seen.push(namesOf(await list('embargo')));
    }
    expect(seen).toEqual([[], ['Embargo'], ['Embargo'], []]);
  });

  test('lead to lists with as many yachts as shown', async () => {
    const { list } = site();
    expect((await list('balear')).groups).toEqual([
      {
        label: 'Cruising areas',
        suggestions: [
          {
            name: 'Balearic Islands',
            note: 'For charter · 1 yacht',
            href: '/en/yachts-for-charter/?l=destination:balearic-islands',
          },
        ],
      },
    ]);
    expect((await list('lurs', 'en')).groups).toEqual([
      {
        label: 'Builders',
        suggestions: [
          { name: 'Lürssen', note: 'For charter · 1 yacht', href: '/en/yachts-for-charter/?l=builder:lurssen' },
        ],
      },
    ]);
  });

  test('lead from an office to the list of offices', async () => {
    const slug = MESSAGES.es.translate('slug.offices');
    expect((await site().list('monaco', 'es')).groups).toEqual([
      { label: 'Oficinas', suggestions: [{ name: 'Mónaco', note: 'Mónaco', href: `/es/${slug}/` }] },
    ]);
  });

  test('YA1 show lengths in the visitor’s unit and tell shared caches to vary', async () => {
    const { get, list } = site({ countryHeader: 'cf-ipcountry' });
    const [luna] = (await list('luna', 'en', { cookie: 'unit=feet' })).groups[0]?.suggestions ?? [];
    expect(luna?.note).toMatch(/^151′\s5″ /);
    const { headers } = await get('/api/suggestions/?locale=en&q=luna');
    expect(headers.vary).toBe('Accept-Encoding, Cookie, cf-ipcountry');
  });

  test('never contain a ghost or her text', async () => {
    expect(namesOf(await site().list('fantasma'))).toEqual([]);
  });

  test.each(['', 'x', '  ', 'nobody', '%', '<script>', '\u0000', '💥', 'a'.repeat(5000)])(
    'are empty for %j',
    async (q) => {
      expect(await site().list(q)).toEqual({ label: 'Suggestions', count: 'No suggestions', groups: [] });
    },
  );

  test.each(['/api/suggestions/', '/api/suggestions'])('%s is cached for a minute, then answers 304', async (path) => {
    const { get } = site();
    const answer = await get(`${path}?locale=en&q=luna`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=60',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding, Cookie, Accept-Language',
      'x-content-type-options': 'nosniff',
    });
    const again = await get(`${path}?locale=en&q=luna`, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test.each(['', '?q=luna', '?locale=fr&q=luna', '?locale=__proto__&q=luna'])('%j names no locale', async (query) => {
    const answer = await site().get(`/api/suggestions/${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe('locale is en or es\n');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test.each(['mar', 'lurs', 'balear', 'mona', '"</script>'])('a tab parses the answer for %j', async (q) => {
    const list = await site().list(q);
    expect(parseSuggestionList(list)).toEqual(list);
  });

  test('CO8 reads the names once per version of the content', async () => {
    const catalogue = new MemoryYachtCatalogue(FLEET);
    let readings = 0;
    const counted = Object.assign(new MemoryYachtCatalogue([]), {
      version: () => catalogue.version(),
      all: () => {
        readings += 1;
        return catalogue.all();
      },
    });
    const { list } = site({ ports: { catalogue: counted } });
    await Promise.all([list('luna'), list('mar'), list('luna')]);
    expect(readings).toBe(1);
    catalogue.replace([sampleYacht({ id: 'nova', name: 'Luna Nova' })]);
    expect(namesOf(await list('luna'))).toEqual(['Luna Nova']);
    expect(readings).toBe(2);
  });

  test('reads again after a failure', async () => {
    let fails = true;
    const catalogue = Object.assign(new MemoryYachtCatalogue(FLEET), {
      all: async () => {
        if (fails) throw new Error('Not now');
        return FLEET;
      },
    });
    const { get, list } = site({ ports: { catalogue } });
    expect((await get('/api/suggestions/?locale=en&q=luna')).statusCode).toBe(500);
    fails = false;
    expect(namesOf(await list('luna'))).toEqual(['Luna del Mar']);
  });
});

test('SE8 the site serves suggestions next to its pages', async () => {
  const { app, get, rendered } = await startSite({}, undefined, {}, { catalogue: new MemoryYachtCatalogue(FLEET) });
  for (const path of ['/api/suggestions/?locale=en&q=luna', '/api/suggestions?locale=en&q=luna']) {
    const answer = await get(path);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(namesOf(JSON.parse(answer.text))).toEqual(['Luna del Mar']);
  }
  expect(rendered).toEqual([]);
  await app.close();
});
