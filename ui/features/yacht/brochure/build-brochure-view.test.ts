import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../core/content/page.ts';
import type { Locale } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';
import { SUMMER } from '../../../../core/price/price-book.fixture.ts';
import type { LengthUnit } from '../../../../core/yacht/length.ts';
import { yachtPageType } from '../../../../core/yacht/market-rules.ts';
import { demoTexts } from '../../../../tests/demo-texts.ts';
import { SAMPLE_SITE } from '../../../../tests/samples/sample-content.ts';
import { type SampleYacht, sampleArea, sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { buildYachtView } from '../build-yacht-view.ts';
import { samplePerson, visitContext } from '../yacht.fixture.ts';
import { buildBrochureView } from './build-brochure-view.ts';

const ADDRESS = 'https://www.example.com/en/yacht-for-charter/aurora/';

interface Visit {
  readonly market?: Market;
  readonly locale?: Locale;
  readonly unit?: LengthUnit;
  readonly people?: readonly Page[];
}

async function brochureOf(fields: SampleYacht, visit: Visit = {}) {
  const { market = 'charter', locale = 'en', unit = 'meters', people = [] } = visit;
  const yacht = sampleYacht(fields);
  const type = yachtPageType(yacht.market, market);
  if (type === null) throw new Error('She has no page');
  const context = visitContext({ fleet: [yacht], locale, unit, now: `${SUMMER}T12:00:00.000Z`, people });
  const page = await buildYachtView(yacht, market, type, context);
  const { translate } = context;
  return { page, view: buildBrochureView(yacht, page, { locale, unit, translate, house: 'Sample', address: ADDRESS }) };
}

const viewOf = async (fields: SampleYacht = {}, visit: Visit = {}) => {
  const { view } = await brochureOf(fields, visit);
  if (view === null) throw new Error('She has no brochure');
  return view;
};

describe('YA1 a brochure', () => {
  test('has the facts of her page', async () => {
    const { page, view } = await brochureOf({});
    expect(view).toMatchObject({
      name: page.name,
      kindLine: page.kindLine,
      price: { text: page.price?.text, note: page.price?.note },
      keys: page.keys,
      story: page.story,
      specification: { groups: page.specification },
      hero: { src: page.hero.src, caption: page.hero.alt },
    });
  });

  test.each([
    ['en', 'en-GB'],
    ['es', 'es-ES'],
  ] as const)('has its language, title, subject and company: %s', async (locale, language) => {
    const view = await viewOf({}, { locale });
    expect(view).toMatchObject({ language, house: 'Sample', offer: 'brochure.offer.charter' });
    expect(view.title).toMatch(/^yacht\.headTitle\.charter Aurora, 50[.,]0\u00a0m, Feadship$/);
    expect(view.subject).toBe(`brochure.offer.charter. ${view.kindLine}`);
  });

  test('is plain data, which structured cloning does not change', async () => {
    const view = await viewOf();
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  test('does not change with the hour', async () => {
    expect(JSON.stringify(await viewOf())).not.toContain('12:00');
  });

  test('links to her page and prints its URL without the scheme', async () => {
    const text = 'www.example.com/en/yacht-for-charter/aurora';
    expect((await viewOf()).page).toEqual({ label: 'brochure.page', text, href: ADDRESS });
  });

  test('ends with the notes of her page, the date of its figures, and a disclaimer', async () => {
    const { notes } = await viewOf({ updatedAt: '2026-02-03T10:00:00Z' }, { locale: 'es' });
    expect(notes).toEqual(['yacht.particulars', 'brochure.figures 3 de febrero de 2026', 'brochure.noOffer']);
  });

  test('PR7 keeps the note on residents of the U.S.', async () => {
    expect((await viewOf({ usResidentsExcluded: true })).notes).toContain('yacht.usResidents');
  });
});

describe('ME4 her decks in the brochure', () => {
  test('are those of her page, with their names, rooms and numbers', async () => {
    const { page, view } = await brochureOf({});
    expect(view?.plans?.decks.map(({ title }) => title)).toEqual(page.decks.map(({ title }) => title));
    for (const { shapes, rooms, legend } of view?.plans?.decks ?? []) {
      expect(shapes.every(({ path, fill, stroke }) => path !== '' && (fill ?? stroke) !== null)).toBe(true);
      expect(rooms.length === 0).toBe(legend === '');
    }
    expect(view?.plans?.decks.at(-1)?.legend).toMatch(/^\d+(, \d+)*\u00a0deck\.room\./);
  });
});

test('YA3 a ghost has no brochure', async () => {
  expect((await brochureOf({ market: 'sale' }, { market: 'charter' })).view).toBeNull();
});

describe('PR5 the charter price', () => {
  test('is a table of both seasons with their waters, and what comes on top', async () => {
    const { terms } = await viewOf({ weeklyRate: 100_000, cruising: { summer: [sampleArea('med')], winter: [] } });
    expect(terms).toEqual({
      kind: 'charter',
      title: 'rates.title',
      heads: { season: 'brochure.season', low: 'rates.low', high: 'rates.high', waters: 'brochure.waters' },
      seasons: [
        {
          title: 'season.title.summer',
          months: 'season.months.summer',
          low: '€100,000',
          high: '€100,000',
          waters: 'MED',
        },
        {
          title: 'season.title.winter',
          months: 'season.months.winter',
          low: '€100,000',
          high: '€100,000',
          waters: 'rates.noWaters',
        },
      ],
      note: 'rates.note EUR',
      text: 'brochure.expenses',
    });
  });

  test('PR3 is on application if the yacht is', async () => {
    const view = await viewOf({ poa: true });
    expect(view.price).toMatchObject({ text: 'price.poa', note: null });
    expect(JSON.stringify(view)).not.toMatch(/[€£$]\d/);
  });
});

describe('PR4 the sale price', () => {
  test('has its tax label and the conditions of the sale', async () => {
    const view = await viewOf({ salePrice: 20_000_000, vatPaid: true, taxPaid: false }, { market: 'sale' });
    const price = { text: '€20,000,000', note: 'tax.eu-vat' };
    expect(view.terms).toEqual({ kind: 'sale', title: 'brochure.asking', price, text: 'brochure.saleTerms' });
    expect(view.offer).toBe('brochure.offer.sale');
  });

  test('PR3 is on application if there is no price', async () => {
    const { terms } = await viewOf({ salePrice: null }, { market: 'sale' });
    expect(terms).toMatchObject({ price: { text: 'price.inquire', note: null } });
  });
});

describe('PR8 the broker', () => {
  test('has phone and email links', async () => {
    const { broker } = await viewOf();
    const hrefs = Object.fromEntries((broker?.rows ?? []).map(({ label, href }) => [label, href]));
    expect(hrefs).toEqual({
      'office.office': null,
      'office.phone': 'tel:+377000000110',
      'office.email': expect.stringMatching(/^mailto:[^?]+\?subject=/),
      'office.reference': null,
    });
  });

  test('is her broker, with printed phone numbers', async () => {
    const person = samplePerson('ana', { office: 'monaco' });
    const { broker } = (await brochureOf({}, { people: [person] })).view ?? {};
    expect(broker?.title).toBe('broker.ask ana');
    expect(broker?.rows).toMatchObject([
      { value: 'Charter broker', href: null },
      { value: 'Monaco', href: null },
      { value: 'Spanish and English', href: null },
      { value: '+34 (971) 555-0111', href: 'tel:+349715550111' },
      { value: 'ana@sample.example', href: expect.stringMatching(/^mailto:ana@sample\.example\?subject=/) },
      { value: 'aurora', href: null },
    ]);
  });

  test('is the company when no office is responsible', async () => {
    const { broker } = await viewOf({ office: null });
    expect(broker.rows.map(({ value }) => value)).toContain(SAMPLE_SITE.brand.email);
  });
});

describe('YA4 the equipment', () => {
  test('is omitted when empty', async () => {
    expect((await viewOf({ features: [] })).aboard).toBeNull();
  });

  test('is in the groups of her page, as text only', async () => {
    const { page, view } = await brochureOf({
      features: [
        {
          id: 'pool',
          displayOrder: 1,
          category: 'on-deck',
          feature: demoTexts({ en: 'Pool', es: 'Piscina' }),
          seo: null,
          featureUrl: '/pool/',
          charterPublish: true,
          salesPublish: true,
        },
      ],
    });
    expect(view?.aboard).toEqual({
      title: 'jump.aboard',
      groups: [{ title: page.aboard[0]?.title, features: ['Pool'] }],
    });
  });
});
