import { describe, expect, test } from 'vitest';
import { MARKETS, type Market, type YachtPageType } from '../../../core/market/market.ts';
import type { Gallery } from '../../../core/media/gallery.ts';
import type { MediaAsset } from '../../../core/media/media-asset.ts';
import type { Currency } from '../../../core/price/currency.ts';
import { bookOf, SUMMER, WINTER } from '../../../core/price/price-book.fixture.ts';
import type { PriceBook } from '../../../core/price/price-set.ts';
import type { Feature } from '../../../core/yacht/feature.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { sampleAsset } from '../../../tests/samples/sample-asset.ts';

import { type SampleYacht, sampleArea, sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { buildYachtView } from './build-yacht-view.ts';
import { visitContext } from './yacht.fixture.ts';

interface Visit {
  readonly market?: Market;
  readonly type?: YachtPageType;
  readonly currency?: Currency;
  readonly today?: string;
  readonly others?: readonly Yacht[];
  readonly library?: MemoryMediaLibrary;
}

function viewOf(yacht: Yacht, visit: Visit = {}) {
  const { market = 'charter', type = market, currency = 'eur', today = SUMMER, others = [] } = visit;
  const { library = new MemoryMediaLibrary() } = visit;
  const now = `${today}T12:00:00.000Z`;
  return buildYachtView(
    yacht,
    market,
    type,
    visitContext({ fleet: [yacht, ...others], currency, now, media: library }),
  );
}

test('CO5 renders the same yacht page at every minute of a day', async () => {
  const yacht = sampleYacht();
  const at = (now: string) => buildYachtView(yacht, 'charter', 'charter', visitContext({ fleet: [yacht], now }));
  expect(await at('2026-05-04T23:59:00.000Z')).toEqual(await at('2026-05-04T00:00:00.000Z'));
});

const inEuro = (set: Partial<PriceBook['sets']['eur']>) => bookOf((currency) => (currency === 'eur' ? set : {}));
const cells = async (yacht: Yacht, visit: Visit = {}) =>
  (await viewOf(yacht, visit)).waters?.seasons.map(({ rates }) => [rates?.high, rates?.low]);

describe('PR3 the price of the page', () => {
  const note = 'price.plusExpenses';

  test.each<[string, Partial<PriceBook['sets']['eur']>, string, string, string]>([
    ['this season’s low', { charterSummerLow: 200, charterWinterLow: 150 }, SUMMER, '€200', 'InLow season.summer'],
    ['this winter’s low', { charterSummerLow: 200, charterWinterLow: 150 }, WINTER, '€150', 'InLow season.winter'],
    ['this season’s high', { charterSummerHigh: 240 }, SUMMER, '€240', 'InHigh season.summer'],
    ['the other season’s, labelled as such', { charterSummerLow: 200 }, WINTER, '€200', 'InLow season.summer'],
    ['a year-round rate, without a season', { charter: 100, charterSummerLow: 200 }, WINTER, '€100', ''],
  ])('names the season of its rate: %s', async (_, set, today, amount, season) => {
    const { price } = await viewOf(sampleYacht({ prices: inEuro(set) }), { today });
    expect(price).toEqual({ text: `price.fromPerWeek ${amount}`, note: `${note}${season}`, shortNote: note });
  });

  test('shows the season of the contract’s own rate without high or low', async () => {
    const prices = bookOf(() => ({}), { charterWinterPriceContractCurrency: 70 });
    const { price } = await viewOf(sampleYacht({ prices }), { currency: 'usd' });
    expect(price).toMatchObject({ text: 'price.fromPerWeek €70', note: `${note}In season.winter` });
  });

  test('is approximate in any currency but the contract’s', async () => {
    expect((await viewOf(sampleYacht(), { currency: 'usd' })).price?.text).toBe('price.fromPerWeekApprox $250,000');
    expect((await viewOf(sampleYacht(), { market: 'sale', currency: 'usd' })).price?.text).toBe(
      'price.approx $25,000,000',
    );
  });

  test.each([
    ['charter', 'price.inquireRates'],
    ['sale', 'price.inquire'],
  ] as const)('shows “inquire” without a figure or note: %s', async (market, text) => {
    const yacht = sampleYacht({ salePrice: null, weeklyRate: null });
    expect((await viewOf(yacht, { market })).price).toEqual({ text, note: null, shortNote: null });
  });

  test.each(MARKETS)('shows neither figure nor note on application: %s', async (market) => {
    const view = await viewOf(sampleYacht({ poa: true }), { market });
    expect(view.price).toEqual({ text: 'price.poa', note: null, shortNote: null });
    expect(JSON.stringify(view)).not.toMatch(/[€£$]\d/);
  });
});

test.each([
  [true, true, 'tax.vat-and-us-duty'],
  [true, false, 'tax.eu-vat'],
  [false, true, 'tax.us-duty'],
  [false, false, 'tax.price'],
])('PR4 with VAT paid %s and tax paid %s shows %s beside the asking price', async (vatPaid, taxPaid, label) => {
  const { price } = await viewOf(sampleYacht({ vatPaid, taxPaid }), { market: 'sale' });
  expect(price).toEqual({ text: '€20,000,000', note: label, shortNote: label });
});

describe('PR5 the table of rates', () => {
  const prices = inEuro({
    charterSummerHigh: 240,
    charterSummerLow: 200,
    charterWinterHigh: 180,
    charterWinterLow: 150,
  });
  const summer = {
    title: 'season.title.summer',
    rates: { months: 'season.months.summer', high: '€240', low: '€200' },
  };
  const winter = {
    title: 'season.title.winter',
    rates: { months: 'season.months.winter', high: '€180', low: '€150' },
  };

  test('has both seasons with high, low and waters, the current one first', async () => {
    const yacht = sampleYacht({ prices, cruising: { summer: [sampleArea('med')], winter: [] } });
    const [inSummer, inWinter] = [
      { ...summer, waters: 'MED' },
      { ...winter, waters: 'rates.noWaters' },
    ];
    const seasons = async (today: string) => (await viewOf(yacht, { today })).waters?.seasons;
    expect(await seasons(SUMMER)).toMatchObject([
      { ...inSummer, current: true },
      { ...inWinter, current: false },
    ]);
    expect(await seasons(WINTER)).toMatchObject([
      { ...inWinter, current: true },
      { ...inSummer, current: false },
    ]);
  });

  test('PR3 falls back to the contract’s exact rates for a currency without figures', async () => {
    expect(await cells(sampleYacht({ prices }), { currency: 'gbp' })).toEqual([
      ['€240', '€200'],
      ['€180', '€150'],
    ]);
  });

  test('PR3 marks other currencies as approximate', async () => {
    expect((await cells(sampleYacht(), { currency: 'gbp' }))?.[0]).toEqual([
      'price.approx £160,000',
      'price.approx £160,000',
    ]);
  });

  test('PR3 is on application as a whole', async () => {
    expect(await cells(sampleYacht({ poa: true }))).toEqual([
      ['price.poa', 'price.poa'],
      ['price.poa', 'price.poa'],
    ]);
  });

  test('PR3 shows “inquire” for missing rates', async () => {
    expect(await cells(sampleYacht({ prices: inEuro({ charterSummerLow: 200 }) }))).toEqual([
      ['price.inquire', '€200'],
      ['price.inquire', 'price.inquire'],
    ]);
  });

  test('PR1 names the contract’s currency', async () => {
    const dollars = bookOf((currency) => ({ charterExchangeRate: currency === 'usd' ? 1 : 0.9, charter: 100 }));
    expect((await viewOf(sampleYacht({ prices: dollars }))).waters?.note).toBe('rates.note USD');
  });

  test('is on the charter page only', async () => {
    const yacht = sampleYacht({ regions: ['med'] });
    for (const visit of [{ market: 'sale' }, { type: 'ghost' }] as const) {
      const { waters, estimate } = await viewOf(yacht, visit);
      expect(waters?.seasons.map(({ rates }) => rates)).toEqual([null]);
      expect([waters?.note, estimate]).toEqual([null, null]);
    }
  });
});

describe('PR7 the note for U.S. residents', () => {
  test.each(MARKETS)('is shown only where it applies: %s', async (market) => {
    const notes = async (usResidentsExcluded: boolean, type: YachtPageType = market) =>
      (await viewOf(sampleYacht({ usResidentsExcluded }), { market, type })).listing.notes;
    expect(await notes(true)).toContain('yacht.usResidents');
    expect(await notes(false)).not.toContain('yacht.usResidents');
    expect(await notes(true, 'ghost')).not.toContain('yacht.usResidents');
  });
});

test('PR8 links the office’s number as digits and prints it unchanged', async () => {
  const { broker } = await viewOf(sampleYacht());
  expect(broker?.call).toEqual({ text: '+377 (0)00 00-01 10', href: 'tel:+377000000110' });
});

describe('YA3 a ghost', () => {
  const ghost = sampleYacht({ market: 'sale', ribbon: demoTexts({ en: 'Reduced', es: 'Rebajado' }) });

  test('has no price, rates or ribbon, but a notice and alternatives', async () => {
    const others = [sampleYacht({ id: 'other', market: 'charter' })];
    const view = await viewOf(ghost, { market: 'charter', type: 'ghost', others });
    expect([view.price, view.estimate, view.ribbon]).toEqual([null, null, null]);
    expect(view.waters?.seasons.filter(({ rates }) => rates !== null)).toEqual([]);
    expect(view.ghost).toMatchObject({
      title: 'yacht.ghost.charter Aurora',
      text: 'yacht.ghost.text.sale',
      otherHref: '/en/yacht-for-sale/aurora/',
    });
    expect(view.others.title).toBe('yacht.insteadTitle');
    expect(view.others.cards.map(({ card }) => card.id)).toEqual(['other']);
  });

  test('links nowhere without a market', async () => {
    const view = await viewOf({ ...ghost, market: 'ghost' }, { type: 'ghost' });
    expect(view.ghost).toMatchObject({ text: 'yacht.ghost.text', otherHref: null });
  });
});

describe('YA2 a withdrawn yacht', () => {
  const withdrawn = sampleYacht({
    market: 'none',
    withdrawn: { on: '2026-06-01', because: 'left-market', was: 'both' },
    ribbon: demoTexts({ en: 'Reduced', es: 'Rebajado' }),
    priceHistory: [
      { on: '2024-01-10', market: 'sale', currency: 'eur', amount: 54_000_000 },
      { on: '2025-01-10', market: 'sale', currency: 'eur', amount: 52_000_000 },
    ],
  });

  test.each(MARKETS)('shows status and date, without links or an offer: %s', async (market) => {
    const view = await viewOf(withdrawn, { market, type: 'ghost', others: [sampleYacht({ id: 'other' })] });
    expect(view.ghost).toEqual({
      title: 'yacht.withdrawn.left-market Aurora',
      text: 'yacht.withdrawn.text 1 June 2026',
      otherHref: null,
      otherText: '',
    });
    expect([view.price, view.ribbon, view.estimate, view.compareHref, view.neighbours]).toEqual(Array(5).fill(null));
    expect([view.documents, view.listing.history, view.listing.notes]).toEqual([[], [], []]);
    expect(view.others.cards.map(({ card }) => card.id)).toEqual(['other']);
  });
});

describe('CO9 the section links', () => {
  const jumpOf = async (yacht: Yacht, visit: Visit = {}) =>
    (await viewOf(yacht, visit)).jump.map(({ id, text }) => [id, text]);
  const silent = {
    features: [],
    story: null,
    office: null,
    location: { berth: null, country: null, lying: null, position: null },
  };

  test('lead to existing sections', async () => {
    expect(await jumpOf(sampleYacht(silent), { market: 'sale' })).toEqual([
      ['spec', 'jump.spec'],
      ['profile', 'jump.profile'],
      ['decks', 'jump.decks'],
      ['broker', 'jump.broker'],
    ]);
    expect((await jumpOf(sampleYacht())).map(([id]) => id)).toEqual([
      'story',
      'spec',
      'profile',
      'decks',
      'calendar',
      'rates',
      'broker',
    ]);
  });

  test('are named after their content: rates on charter, else cruising areas', async () => {
    expect(await jumpOf(sampleYacht())).toContainEqual(['rates', 'jump.rates']);
    expect(await jumpOf(sampleYacht(), { market: 'sale' })).toContainEqual(['rates', 'jump.waters']);
    expect(await jumpOf(sampleYacht(), { type: 'ghost' })).toContainEqual(['rates', 'jump.waters']);
  });
});

test('YA1 the key figures have the crew of the specification: on charter the charter crew', async () => {
  const yacht = sampleYacht({ crew: { total: 13, charter: 9 } });
  const crewOn = async (market: Market) =>
    (await viewOf(yacht, { market })).keys.find(({ label }) => label === 'spec.crew')?.value;
  expect([await crewOn('charter'), await crewOn('sale')]).toEqual(['9', '13']);
});

test('PR6 the unit switch returns to the same page and query', async () => {
  const context = visitContext({ fleet: [sampleYacht()], unit: 'feet', query: '?from=2027-07-03' });
  const { unitSwitch } = await buildYachtView(sampleYacht(), 'charter', 'charter', context);
  expect(unitSwitch).toEqual({ path: '/en/her-page/?from=2027-07-03', unit: 'feet' });
});

test('YA1 links her builder and features in this language, and leaves external links unchanged', async () => {
  const context = visitContext({ locale: 'es' });
  const builderOf = async (url: string | null) => {
    const yacht = { ...sampleYacht(), builder: { name: 'Feadship', url } };
    const { specification } = await buildYachtView(yacht, 'sale', 'sale', context);
    return specification.flatMap(({ rows }) => rows).find(({ value }) => value === 'Feadship')?.href;
  };
  expect(await builderOf('/builders/feadship/')).toBe('/es/builders/feadship/');
  expect(await builderOf('https://feadship.example/')).toBe('https://feadship.example/');
  expect(await builderOf(null)).toBeNull();
});

describe('YA4 features', () => {
  const feature = (id: string, fields: Partial<Feature>): Feature => ({
    id,
    displayOrder: 1,
    category: 'inside',
    feature: demoTexts({ en: id, es: `${id}, en español` }),
    seo: null,
    featureUrl: null,
    charterPublish: true,
    salesPublish: true,
    ...fields,
  });

  test('are grouped by category in order, for the page’s market, with links', async () => {
    const features = [
      feature('cinema', { displayOrder: 2, featureUrl: '/cinema/' }),
      feature('lift', { displayOrder: 1 }),
      feature('pool', { category: 'on-deck', salesPublish: false }),
    ];
    const inside = {
      category: 'inside',
      title: 'features.inside',
      features: [
        { text: 'lift', href: null },
        { text: 'cinema', href: '/en/cinema/' },
      ],
    };
    const onDeck = { category: 'on-deck', title: 'features.on-deck', features: [{ text: 'pool', href: null }] };
    expect((await viewOf(sampleYacht({ features }))).aboard).toEqual([onDeck, inside]);
    expect((await viewOf(sampleYacht({ features }), { market: 'sale' })).aboard).toEqual([inside]);
  });
});

describe('YA5 the ribbon', () => {
  const own = demoTexts({ en: 'Price reduced', es: 'Precio rebajado' });
  const newForSale = { sale: true, charter: false };

  test.each<[SampleYacht, Market, string | null]>([
    [{ ribbon: own, newToMarket: newForSale }, 'sale', 'Price reduced'],
    [{ ribbon: own }, 'charter', 'Price reduced'],
    [{ newToMarket: newForSale }, 'sale', 'yacht.newToMarket'],
    [{ newToMarket: newForSale }, 'charter', null],
    [{}, 'sale', null],
  ])('for %j on the %s page is %j', async (fields, market, ribbon) => {
    expect((await viewOf(sampleYacht(fields), { market })).ribbon).toBe(ribbon);
  });
});

test('YA1 has the film and brochure of the page’s market', async () => {
  const yacht = sampleYacht({
    videos: { charter: 'https://films.example/c', sale: 'https://films.example/s' },
    brochures: { charter: '/c.pdf', sale: null },
  });
  const charter = await viewOf(yacht, { market: 'charter' });
  expect(charter.film).toMatchObject({ kind: 'youtube', href: 'https://films.example/c' });
  expect(charter.documents.map(({ href }) => href)).toEqual(['/c.pdf']);
  const sale = await viewOf(yacht, { market: 'sale' });
  expect(sale.film).toMatchObject({ kind: 'youtube', href: 'https://films.example/s' });
});

describe('ME4 her gallery', () => {
  const image = (id: string) => sampleAsset(id);
  const film = (id: string, profile: Partial<MediaAsset>) => sampleAsset(id, { type: 'video', ...profile });
  const gallery = (change: Partial<Gallery>): Gallery => ({
    profile: null,
    deckPlans: [],
    sections: [],
    videos: [],
    ...change,
  });
  const media = { hero: 'bow', galleries: { charter: 'c', sale: 's' } };
  const library = new MemoryMediaLibrary(
    [image('bow')],
    [
      [
        'c',
        gallery({
          sections: [{ title: demoTexts({ en: 'At anchor', es: 'Fondeado' }), images: [image('bow'), image('deck')] }],
          videos: [film('sale', { videoProfileSale: true }), film('charter', { videoProfileCharter: true })],
        }),
      ],
      ['s', gallery({ profile: image('side'), deckPlans: [image('main')], sections: [{ title: null, images: [] }] })],
    ],
  );
  const seen = (market: Market, change: Partial<Yacht['media']> = {}) =>
    viewOf(sampleYacht({ media: { ...media, ...change } }), { market, library });

  test('is per market, without the hero at the top of the page', async () => {
    const charter = await seen('charter');
    expect(charter.gallery?.sections).toMatchObject([
      { title: 'At anchor', rows: [{ figures: [{ picture: { src: '/media/deck.jpg' } }] }] },
    ]);
    expect(charter.jump.map(({ id }) => id)).toContain('gallery');
    expect([charter.hero.alt, charter.allPictures]).toEqual(['bow seen', 'gallery.all 2']);
    const sale = await seen('sale');
    expect([sale.gallery, sale.film, sale.allPictures]).toEqual([null, null, null]);
    expect(sale.jump.map(({ id }) => id)).not.toContain('gallery');
  });

  test('has the film of the market', async () => {
    expect((await seen('charter')).film).toMatchObject({ kind: 'own', src: '/media/charter.jpg' });
  });

  test('replaces the drawn side view and plans with her own', async () => {
    const sale = await seen('sale');
    expect(sale.profile?.sections[0]?.rows[0]?.figures[0]?.picture.src).toBe('/media/side.jpg');
    expect(sale.plans?.sections[0]?.rows).toHaveLength(1);
    expect(sale.decks).toEqual([]);
    const charter = await seen('charter');
    expect([charter.profile, charter.plans]).toEqual([null, null]);
    expect(charter.decks.map(({ title }) => title)).toContain('deck.name.main');
  });

  test('ME2 falls back to her drawings when unavailable', async () => {
    const view = await seen('charter', { galleries: { charter: 'gone', sale: null } });
    expect([view.gallery, view.film, view.profile, view.plans]).toEqual([null, null, null, null]);
    expect(view.decks.length).toBeGreaterThan(0);
  });

  test('is that of her only market', async () => {
    expect((await seen('sale', { galleries: { charter: 'c', sale: null } })).gallery).not.toBeNull();
  });
});

describe('YA1 her brochure', () => {
  const of = async (own: string | null, library?: MemoryMediaLibrary) =>
    (await viewOf(sampleYacht({ brochures: { charter: own, sale: null } }), { ...(library && { library }) })).documents;

  test('is made from the page when she has none of her own', async () => {
    expect(await of(null)).toMatchObject([{ href: expect.stringMatching(/^\/brochures\/en\/charter\/.+\.pdf$/) }]);
  });

  test('is a library document with size and date, or a URL', async () => {
    const pdf = sampleAsset('b', { type: 'pdf', url: '/media/b.pdf', bytes: 2_400_000 });
    expect(await of('b', new MemoryMediaLibrary([pdf]))).toMatchObject([
      { href: '/media/b.pdf', note: 'PDF, 2.4\u00a0MB, 1 January 2026' },
    ]);
    expect(await of('https://files.example/b.pdf')).toMatchObject([{ href: 'https://files.example/b.pdf' }]);
  });
});
