import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { charterYacht, TODAY } from '../../../core/estimate/estimate.fixture.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import type { Gallery } from '../../../core/media/gallery.ts';
import type { MediaAsset } from '../../../core/media/media-asset.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryAvailabilityCalendar } from '../../../tests/fakes/memory-availability-calendar.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { sampleAsset } from '../../../tests/samples/sample-asset.ts';
import { keysForWords, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { SAMPLE_TERMS } from '../../../tests/samples/sample-terms.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { buildYachtView } from './build-yacht-view.ts';
import { YachtPage } from './YachtPage.tsx';
import { visitContext } from './yacht.fixture.ts';

const text = (words: string) => demoTexts({ en: words, es: `${words} (es)` });

/** A gallery with every kind of asset on one market, each named for its kind. */
function everything(market: Market): Gallery {
  const asset = (id: string, change: Partial<MediaAsset> = {}) => sampleAsset(`${market}-${id}`, change);
  return {
    profile: asset('side', { width: 2400, height: 700 }),
    deckPlans: [asset('main-deck', { title: text('Main deck as built') })],
    sections: [
      {
        title: text(`At anchor, ${market}`),
        images: [
          asset('stern', { title: text('Her stern'), blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' }),
          asset('bow', { description: text('Her bow at night') }),
        ],
      },
    ],
    videos: [
      asset('film', {
        type: 'video',
        url: `/media/${market}.mp4`,
        title: text('A week aboard'),
        vttSrc: demoTexts({ en: `/media/${market}.en.vtt`, es: `/media/${market}.es.vtt` }),
        videoPoster: '/media/still',
        videoProfileSale: market === 'sale',
        videoProfileCharter: market === 'charter',
      }),
    ],
  };
}

const BROCHURE = sampleAsset('dossier', {
  type: 'pdf',
  url: '/media/dossier.pdf',
  bytes: 1_200_000,
  createdAt: '2026-05-04T09:00:00Z',
});

const YACHT = sampleYacht({
  media: { hero: 'hero', galleries: { sale: 's', charter: 'c' } },
  brochures: { sale: 'dossier', charter: 'dossier' },
});
const LIBRARY = new MemoryMediaLibrary(
  [sampleAsset('hero'), BROCHURE],
  [
    ['s', everything('sale')],
    ['c', everything('charter')],
  ],
);

async function markupOf(market: Market, locale: Locale = 'en', media = LIBRARY): Promise<string> {
  const { ports, ...context } = sampleBlockContext({ fleet: [YACHT], locale });
  const view = await buildYachtView(YACHT, market, market, {
    ...context,
    ports: { ...ports, media },
    address: { path: '/en/her-page/', query: '' },
  });
  return renderToString(
    <PageLanguageContext value={{ locale, translate: keysForWords }}>
      <YachtPage view={view} />
    </PageLanguageContext>,
  );
}

/** Returns the text of a section of the page. */
function part(markup: string, id: string): string {
  const from = markup.indexOf(` id="${id}"`);
  expect(from).toBeGreaterThan(0);
  const next = markup.indexOf('<section class="section', from);
  return markup.slice(from, next < 0 ? undefined : next);
}

describe.each(['sale', 'charter'] as const)('ME4 the page for %s', (market) => {
  const other = market === 'sale' ? 'charter' : 'sale';

  test('shows the pictures of its gallery by section, with their texts and placeholders', async () => {
    const shown = part(await markupOf(market), 'gallery');
    expect(shown).toMatch(new RegExp(`<h2[^>]*>At anchor, ${market}</h2>`));
    expect(shown).toContain(`alt="${market}-stern seen" data-tone="`);
    expect(shown).toMatch(/<figcaption>Her stern<\/figcaption>.*<figcaption>Her bow at night<\/figcaption>/s);
  });

  test('plays its film with name, description, still and captions', async () => {
    const shown = part(await markupOf(market, 'es'), 'gallery');
    expect(shown).toContain(`<source src="/media/${market}.mp4" type="video/mp4"/>`);
    expect(shown).toContain(`<track kind="captions" src="/media/${market}.es.vtt"`);
    expect(shown).toContain('aria-label="A week aboard (es)"');
    expect(shown).toContain(`class="vh">${market}-film visto</p>`);
    expect(shown).toContain('poster="/media/still?');
  });

  test('shows her own side view and plans instead of the drawn ones', async () => {
    const markup = await markupOf(market);
    expect(part(markup, 'profile')).toContain(`alt="${market}-side seen"`);
    // The caption of the drawing is not true of her own side view.
    expect(part(markup, 'profile')).not.toMatch(/\/media\/drawings\/|profile\.text/);
    expect(part(markup, 'decks')).toContain(`alt="${market}-main-deck seen"`);
    expect(part(markup, 'decks')).toContain('<figcaption>Main deck as built</figcaption>');
    expect(part(markup, 'decks')).not.toContain('/media/drawings/');
  });

  test('shows nothing of the other market’s gallery', async () => {
    const markup = await markupOf(market);
    for (const id of ['stern', 'side', 'main-deck']) expect(markup).not.toContain(`${other}-${id}`);
    expect(markup).not.toContain(`/media/${other}.mp4`);
  });
});

test('ME4 the link to her brochure shows type, size and date', async () => {
  expect(await markupOf('sale')).toContain('<b>yacht.brochure</b> <span>PDF, 1.2\u00a0MB, 4 May 2026</span>');
  expect(await markupOf('sale', 'es')).toContain('<span>PDF, 1,2\u00a0MB, 4 de mayo de 2026</span>');
});

test('ME4 shows her drawings when the library has nothing', async () => {
  const markup = await markupOf('charter', 'en', new MemoryMediaLibrary());
  expect(markup).not.toContain('id="gallery"');
  for (const id of ['profile', 'decks']) expect(part(markup, id)).toMatch(/<img [^>]*src="\/media\/drawings\//);
  expect(part(markup, 'decks')).toMatch(/<ul class="legend num" aria-label="[^"]+: deck\.legend">/);
});

describe('the estimate on the page', () => {
  const charter = charterYacht();

  async function estimated(query: string): Promise<string> {
    const context = visitContext({ fleet: [charter], terms: SAMPLE_TERMS, query, now: `${TODAY}T10:00:00Z` });
    const view = await buildYachtView(charter, 'charter', 'charter', context);
    return renderToString(
      <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
        <YachtPage view={view} />
      </PageLanguageContext>,
    );
  }

  /** Returns the addresses of the enquiry forms that the page links to. */
  function formsOf(markup: string): string[] {
    return [...markup.matchAll(/href="([^"]*\/enquire\/[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
  }

  test('is a form at her own URL without a script', async () => {
    const shown = part(await estimated('?from=2027-07-03&to=2027-07-10&party=8&port=split&delivery=1'), 'estimate');
    expect(shown).toMatch(/<form [^>]*action="\/en\/her-page\/#estimate"/);
    expect(shown).not.toMatch(/<form [^>]*method=/);
    // Without it each choice would move focus to the start of the page.
    expect(shown).toMatch(/<form [^>]*data-keep-focus/);
    for (const [name, value] of [
      ['from', '2027-07-03'],
      ['to', '2027-07-10'],
    ] as const) {
      const [field = ''] = shown.match(new RegExp(`<input [^>]*name="${name}"[^>]*>`)) ?? [];
      for (const attribute of ['type="date"', `value="${value}"`, `min="${TODAY}"`]) expect(field).toContain(attribute);
    }
    expect(shown).toMatch(/<option selected="">8<\/option>/);
    expect(shown).toMatch(/<option value="split" selected="">/);
    expect(shown).toMatch(/<input [^>]*name="delivery"[^>]* checked=""/);
    expect(shown).not.toMatch(/<input [^>]*name="gratuity"[^>]* checked=""/);
    expect(shown).toContain('type="submit"');
  });

  test('PR5 shows a problem at its field and keeps the input', async () => {
    const shown = part(await estimated('?from=2027-07-03&to=2027-07-01'), 'estimate');
    const [to = ''] = shown.match(/<input [^>]*name="to"[^>]*>/) ?? [];
    expect(to).toContain('value="2027-07-01"');
    expect(to).toContain('aria-invalid="true"');
    expect(to).toContain('aria-describedby="estimate-to-problem"');
    expect(shown).toMatch(/<p class="wrong" id="estimate-to-problem" role="alert">estimate\.problem\.reversed/);
    expect(shown).toMatch(/role="status">estimate\.noDates/);
    // An estimate without a sum is not printed.
    expect(shown).not.toContain('data-asked');
    expect(formsOf(shown.slice(0, shown.indexOf('id="broker"')))).toEqual([]);
  });

  test('FM1 is attached to every enquiry once requested; the default one by its own link only', async () => {
    const form = `/en/enquire/?about=charter&yacht=${charter.id}`;
    const [usual, asked] = await Promise.all(['', '?from=2027-07-03'].map(estimated));
    const ownOf = (markup = '') => formsOf(part(markup, 'estimate'))[0];
    expect(ownOf(usual)).toMatch(/&from=2026-12-26&to=2027-01-02&party=12&port=bergen$/);
    expect(ownOf(asked)).toMatch(/&from=2027-07-03&to=2027-07-10&party=12&port=athens$/);
    for (const [markup, href] of [
      [usual, form],
      [asked, `${form}&from=2027-07-03`],
    ] as const) {
      const others = formsOf(markup ?? '').filter((one) => one !== ownOf(markup));
      // The links are beside her name, in the sticky bar and at the broker.
      expect(others.length).toBeGreaterThanOrEqual(3);
      expect(new Set(others)).toEqual(new Set([href]));
    }
  });
});

test.each([null, { periods: [], until: 90_000, checkedAt: TODAY }])(
  'UI1 AV4 the data of a document leaves out each piece of markup that it has, and no other: %j',
  async (calendar) => {
    const her = charterYacht();
    const fleet = [her, ...['2', '3'].map((id) => charterYacht({ id: id as YachtId, name: id }))];
    const { ports, ...context } = visitContext({ fleet, now: `${TODAY}T10:00:00Z`, terms: SAMPLE_TERMS });
    const calendars = new MemoryAvailabilityCalendar(new Map(calendar && [[her.id, calendar]]));
    const view = await buildYachtView(her, 'charter', 'charter', { ports: { ...ports, calendars }, ...context });
    const markup = renderToString(
      <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
        <YachtPage view={view} />
      </PageLanguageContext>,
    );
    const pieces = markup.split('class="markup ').length - 1;
    expect(pieces).toBeGreaterThan(1);
    expect(JSON.stringify(YachtPage.toDocument?.(view)).split('"html":""')).toHaveLength(pieces + 1);
  },
);
