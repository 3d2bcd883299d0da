import { describe, expect, test } from 'vitest';
import { LOCALES, sameInEveryLocale } from '../../../../core/locale/locale.ts';
import type { Market, YachtPageType } from '../../../../core/market/market.ts';
import type { RelatedReason } from '../../../../core/search/related-yachts.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import en from '../../../../locales/en.json' with { type: 'json' };
import es from '../../../../locales/es.json' with { type: 'json' };
import { demoTexts } from '../../../../tests/demo-texts.ts';
import { type SampleYacht, sampleArea, sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { type SampleVisit, visitContext } from '../yacht.fixture.ts';
import { likenessText, relatedYachtsView } from './related-yachts-view.ts';

interface Visit extends SampleVisit {
  readonly market?: Market;
  readonly type?: YachtPageType;
}

const AURORA = sampleYacht({ builder: 'Lürssen' });
const other = (id: string, fields: SampleYacht = {}): Yacht =>
  sampleYacht({ id, name: id.toUpperCase(), builder: 'Lürssen', ...fields });

function othersOf(others: readonly Yacht[], { market = 'charter', type = market, ...visit }: Visit = {}) {
  const context = visitContext({ fleet: [AURORA, ...others], words: 'files', ...visit });
  return relatedYachtsView(AURORA, market, type, context);
}

describe('UI6 similar yachts', () => {
  const ionian = { ...sampleArea('ionian'), name: demoTexts({ en: 'Ionian Islands', es: 'Islas Jónicas' }) };
  const alike = other('alike', { length: 51 });
  const strange = sampleYacht({
    id: 'strange',
    length: 20,
    kind: 'sail',
    builder: 'Other',
    salePrice: null,
    weeklyRate: null,
  });

  test('are at most three cards, each with its reason', async () => {
    const { cards, title } = await othersOf([alike, strange]);
    expect(title).toBe('Similar yachts');
    expect(cards.map(({ card, why }) => [card.id, card.href, why])).toEqual([
      ['alike', '/en/yacht-for-charter/alike/', 'Same builder, similar length'],
      ['strange', '/en/yacht-for-charter/strange/', null],
    ]);
    expect((await othersOf(['a', 'b', 'c', 'd'].map((id) => other(id)))).cards).toHaveLength(3);
  });

  test('have reasons in the language of the page, with the name of what they share', async () => {
    const cruising = { summer: [ionian], winter: [] };
    const fleet = [other('near', { length: 20, builder: 'X', cruising })];
    const whys = async (locale: 'en' | 'es') => {
      const context = visitContext({ fleet, words: 'files', locale });
      return (await relatedYachtsView(sampleYacht({ cruising }), 'charter', 'charter', context)).cards.map(
        ({ why }) => why,
      );
    };
    expect(await whys('en')).toEqual(['Same summer waters (Ionian Islands), similar price']);
    expect(await whys('es')).toEqual(['Mismas aguas en verano (Islas Jónicas), precio parecido']);
  });

  test('YA3 are shown for a ghost', async () => {
    const { title, cards } = await othersOf([alike], { type: 'ghost' });
    expect(title).toBe('Instead of her');
    expect(cards).toHaveLength(1);
  });

  test('leave out yachts missing from the catalogue', async () => {
    const context = visitContext({ fleet: [AURORA, alike] });
    const ports = { ...context.ports, catalogue: visitContext({ fleet: [AURORA] }).ports.catalogue };
    expect((await relatedYachtsView(AURORA, 'charter', 'charter', { ...context, ports })).cards).toEqual([]);
  });
});

describe('other yachts of her builder', () => {
  const near = ['a', 'b', 'c'].map((id) => other(id));
  const further = [60, 70, 80, 90, 95].map((length) => other(`y${length}`, { length, builtYear: 1900 + length }));

  test('are at most four, without those shown above, and link to their page of the market', async () => {
    const { cards, builder } = await othersOf([...further, ...near], { market: 'sale' });
    expect(cards.map(({ card }) => card.id)).toEqual(['a', 'b', 'c']);
    expect(builder?.title).toBe('Also by Lürssen');
    expect(builder?.yachts).toEqual([
      { href: '/en/yacht-for-sale/y60/', name: 'Y60', facts: '60.0\u00a0m · 1960' },
      { href: '/en/yacht-for-sale/y70/', name: 'Y70', facts: '70.0\u00a0m · 1970' },
      { href: '/en/yacht-for-sale/y80/', name: 'Y80', facts: '80.0\u00a0m · 1980' },
      { href: '/en/yacht-for-sale/y90/', name: 'Y90', facts: '90.0\u00a0m · 1990' },
    ]);
  });

  test('link to the list of all of them', async () => {
    const all = async (visit: Visit) => (await othersOf([...near, ...further], visit)).builder?.all;
    expect(await all({})).toEqual({
      text: 'All yachts for charter by Lürssen',
      href: '/en/yachts-for-charter/?l=builder:lurssen',
    });
    expect(await all({ market: 'sale', locale: 'es' })).toEqual({
      text: 'Todos los yates de Lürssen en venta',
      href: '/es/yachts-for-sale/?l=builder:lurssen',
    });
  });

  test('are in the reader’s unit', async () => {
    const { builder } = await othersOf([...near, ...further], { unit: 'feet' });
    expect(builder?.yachts[0]?.facts).toBe('196′\u00a010″ · 1960');
  });

  test.each<[string, readonly Yacht[]]>([
    ['no other yacht', []],
    ['yachts shown above', near],
    ['yachts of the other market', [...near, other('far', { length: 80, market: 'sale' })]],
    ['yachts of other builders', [...near, other('else', { length: 80, builder: 'Benetti' })]],
  ])('are empty for %s', async (_, others) => {
    expect((await othersOf(others)).builder).toBeNull();
  });
});

/** A translator for the messages of likeness, which have plain arguments only. */
const translator =
  (messages: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const english = (...likenesses: RelatedReason[]) =>
  likenessText(likenesses, { locale: 'en', translate: translator(en) });
const spanish = (...likenesses: RelatedReason[]) =>
  likenessText(likenesses, { locale: 'es', translate: translator(es) });

const length: RelatedReason = { kind: 'length' };
const region = { ...sampleArea('caribbean').region, name: demoTexts({ en: 'Caribbean', es: 'Caribe' }) };
const ionian = { ...sampleArea('ionian'), name: demoTexts({ en: 'Ionian Islands', es: 'Islas Jónicas' }) };

test.each<[RelatedReason, string, string]>([
  [length, 'Similar length', 'Eslora parecida'],
  [{ kind: 'builder' }, 'Same builder', 'Mismo astillero'],
  [{ kind: 'price' }, 'Similar price', 'Precio parecido'],
  [{ kind: 'type' }, 'Same type of yacht', 'Mismo tipo de yate'],
  [{ kind: 'designer', name: 'Casa Nuova' }, 'Exterior also by Casa Nuova', 'Exterior también de Casa Nuova'],
  [
    { kind: 'area', area: ionian, season: 'summer' },
    'Same summer waters (Ionian Islands)',
    'Mismas aguas en verano (Islas Jónicas)',
  ],
  [
    { kind: 'area', area: ionian, season: 'winter' },
    'Same winter waters (Ionian Islands)',
    'Mismas aguas en invierno (Islas Jónicas)',
  ],
  [{ kind: 'region', region }, 'Same region (Caribbean)', 'Misma región (Caribe)'],
  [
    { kind: 'amenities', amenities: ['pool', 'cinema', 'gym'] },
    'Amenities in common (pool, cinema and gym)',
    'Equipamiento en común (piscina, cine y gimnasio)',
  ],
])('UI6 describes %j at the start and in the middle of a sentence', (likeness, inEnglish, inSpanish) => {
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  expect(english(likeness)).toBe(inEnglish);
  expect(spanish(likeness)).toBe(inSpanish);
  expect(english(length, likeness)).toBe(`Similar length, ${small(inEnglish)}`);
  expect(spanish(length, likeness)).toBe(`Eslora parecida, ${small(inSpanish)}`);
});

test('UI6 uses at most two reasons, and has no sentence without any', () => {
  expect(english({ kind: 'builder' }, length, { kind: 'type' })).toBe('Same builder, similar length');
  expect(spanish({ kind: 'builder' }, length, { kind: 'type' })).toBe('Mismo astillero, eslora parecida');
  expect(english()).toBeNull();
});

test('UI6 names waters and regions in the reader’s language', () => {
  for (const { code } of LOCALES) {
    const area = { ...ionian, name: { ...sameInEveryLocale('elsewhere'), [code]: 'here' } };
    const likeness: RelatedReason = { kind: 'area', area, season: 'summer' };
    expect(likenessText([likeness], { locale: code, translate: (_, values) => String(values?.area) })).toBe('here');
  }
});

test('UI6 throws on an unknown reason and names it', () => {
  expect(() => english({ kind: 'luck' } as never)).toThrow('luck');
});
