import { expect, test } from 'vitest';
import type { Market } from '../../../core/market/market.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import type { YachtRecord } from '../../content-records.ts';
import { readPeople } from './brokers.ts';
import { readRoster } from './design/design.ts';
import { readMasters } from './design/masters.ts';
import { PLANNED, plansOf } from './design/plans.ts';
import { buildFleet, designFleet } from './fleet.ts';
import { OFFICES } from './offices.ts';
import { AREAS } from './places/areas.ts';
import { HARBOURS } from './places/harbours.ts';
import { BROKEN_MEDIA_ID, TRAPS } from './traps.ts';

const SEED = 7;
const masters = readMasters('content/media');
const shipped = [...buildFleet(designFleet(SEED, 240), SEED, masters)];
const untold = { headline: '', standfirst: '', paragraphs: [] };
const large = [...buildFleet(designFleet(SEED, 2000), SEED, masters, () => demoTexts({ en: untold, es: untold }))];
const named = (slug: string): YachtRecord => {
  const index = readRoster().findIndex((design) => design.slug === slug);
  const yacht = shipped[index];
  if (!yacht) throw new Error(`no yacht ${slug}`);
  return yacht;
};
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const share = (yachts: readonly YachtRecord[], is: (yacht: YachtRecord) => boolean) =>
  yachts.filter(is).length / yachts.length;
const forCharter = (yacht: YachtRecord) => yacht.slugs.charter !== null;
const contractSet = (yacht: YachtRecord) => Object.values(yacht.prices).find((set) => set.saleExchangeRate === '1');

test('the same seed and size give the same bytes, another seed another fleet', () => {
  const again = [...buildFleet(designFleet(SEED, 240), SEED, masters)];
  expect(JSON.stringify(again)).toBe(JSON.stringify(shipped));
  const other = [...buildFleet(designFleet(8, 12), 8, masters)];
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(shipped.slice(0, 12)));
});

test('a larger fleet begins with the same yachts', () => {
  const larger = [...buildFleet(designFleet(SEED, 260), SEED, masters)];
  expect(JSON.stringify(larger.slice(0, 240))).toBe(JSON.stringify(shipped));
});

test('ids and slugs are unique in a large fleet', () => {
  expect(new Set(large.map((yacht) => yacht.yachtid)).size).toBe(large.length);
  expect(new Set(designFleet(SEED, 2000).map((design) => design.slug)).size).toBe(2000);
});

test('the first 240 are the yachts that the pictures show', () => {
  for (const [index, design] of readRoster().entries()) {
    const yacht = shipped[index];
    expect(yacht?.name).toBe(design.name);
    expect(yacht?.loaMeter).toBe(design.loaMeters);
    expect(yacht?.amenities.includes('pool')).toBe(design.pool);
    expect(yacht?.amenities.includes('helipad')).toBe(design.helipad);
    expect(yacht?.drawing).toMatchObject({
      rig: design.kind,
      style: design.style,
      hull: design.hullColour,
      seed: design.seed,
    });
    expect(yacht?.name).not.toContain("'");
  }
});

test('featured yachts are on a market: at least 16 charter, at least 14 for sale', () => {
  const featured = shipped.filter((yacht) => yacht.featured);
  expect(featured).toHaveLength(24);
  expect(featured.filter(forCharter).length).toBeGreaterThanOrEqual(16);
  expect(featured.filter((yacht) => yacht.slugs.sale !== null).length).toBeGreaterThanOrEqual(14);
  expect(featured.every((yacht) => yacht.slugs.ghost === null && yacht.marketType !== 'none')).toBe(true);
});

test.each([
  ['charter', 0.35],
  ['sale', 0.3],
  ['both', 0.25],
  ['ghost', 0.08],
  ['none', 0.02],
] as const)('market %s has a share of about %f', (market, expected) => {
  expect(Math.abs(share(large, (yacht) => yacht.marketType === market) - expected)).toBeLessThan(0.025);
});

test('slugs exist only where she is shown', () => {
  for (const { marketType, slugs } of large) {
    expect(slugs.sale !== null).toBe(marketType === 'sale' || marketType === 'both');
    expect(slugs.charter !== null).toBe(marketType === 'charter' || marketType === 'both');
    expect(slugs.ghost !== null).toBe(marketType === 'ghost');
  }
});

test('length, tonnage, age and crew keep to the fleet’s distributions', () => {
  expect(Math.abs(median(large.map((yacht) => yacht.loaMeter)) - 38)).toBeLessThan(1.5);
  const motor = large.filter((yacht) => yacht.powerorsail === 'power' && yacht.grossTonnage !== 499);
  const ratio = motor.map((yacht) => (yacht.grossTonnage ?? 0) / (0.0098 * yacht.loaMeter ** 2.8));
  expect(Math.abs(median(ratio.filter((value) => value > 0)) - 1)).toBeLessThan(0.05);
  const ages = large.map((yacht) => 2026 - yacht.builtyear);
  expect(Math.abs(ages.reduce((sum, age) => sum + age, 0) / ages.length - 12)).toBeLessThan(1.5);
  expect(share(large, (yacht) => yacht.powerorsail === 'sail')).toBeLessThan(0.2);
  expect(median(large.map((yacht) => yacht.crew.numberofcrews / (0.0306 * yacht.loaMeter ** 1.52)))).toBeCloseTo(1, 1);
});

test('asking prices and weeks have the medians of the trade', () => {
  const euros = (yacht: YachtRecord, field: 'sale' | 'charterSummerHigh') => Number(yacht.prices.eur[field]);
  const motor = large.filter((yacht) => yacht.powerorsail === 'power');
  const asking = motor
    .filter((yacht) => euros(yacht, 'sale') > 0)
    .map((yacht) => euros(yacht, 'sale') / (20.7 * yacht.loaMeter ** 3.5));
  expect(Math.abs(median(asking) - 1)).toBeLessThan(0.12);
  const weeks = motor
    .filter((yacht) => euros(yacht, 'charterSummerHigh') > 0)
    .map((yacht) => euros(yacht, 'charterSummerHigh') / (2.07 * yacht.loaMeter ** 2.92));
  expect(Math.abs(median(weeks) - 1)).toBeLessThan(0.08);
});

test('a charter week is 0.7–1.8 % of the asking price, and low rates are below high', () => {
  for (const yacht of large) {
    const set = contractSet(yacht);
    const [sale, high, low] = [Number(set?.sale), Number(set?.charterSummerHigh), Number(set?.charterSummerLow)];
    if (sale > 0 && high > 0) {
      expect(high / sale).toBeGreaterThan(0.007);
      expect(high / sale).toBeLessThan(0.018);
    }
    if (high > 0) expect(high).toBeGreaterThanOrEqual(low);
  }
});

test('every set is the contract’s figure at its own rate, rounded to three digits', () => {
  for (const { prices, salePriceContractCurrency, name } of shipped.filter((yacht) => contractSet(yacht))) {
    for (const set of Object.values(prices)) {
      const contract = Number(salePriceContractCurrency);
      if (!(contract > 0)) continue;
      const converted = contract * Number(set.saleExchangeRate);
      if (set.saleExchangeRate === '1') expect(set.sale, name).toBe(salePriceContractCurrency);
      else expect(Number(set.sale), name).toBe(Number(converted.toPrecision(3)));
    }
  }
});

test('cabins sleep exactly her guests, twelve but for a few of 70 m and more', () => {
  for (const { cabins, guests, loaMeter, slugs } of large) {
    const { single, double, twin, triple, convertible, staterooms } = cabins;
    expect(single + 2 * (double + twin + convertible) + 3 * triple).toBe(guests.sleeping);
    expect(single + double + twin + triple + convertible).toBe(staterooms);
    if (loaMeter < 70) expect(guests.cruising).toBeLessThanOrEqual(12);
    expect(cabins.chartercabins > 0).toBe(slugs.charter !== null);
  }
});

test('areas, offices, harbours and pictures of a yacht exist', () => {
  const areas = new Set(AREAS.map((area) => area.id));
  const offices = new Set(OFFICES.map((office) => office.id));
  for (const yacht of large) {
    expect([...yacht.summerLocations, ...yacht.winterLocations].every((id) => areas.has(id))).toBe(true);
    expect(offices.has(yacht.office ?? '')).toBe(true);
    expect(HARBOURS.some((harbour) => harbour.berth === yacht.berth && harbour.country === yacht.country)).toBe(true);
  }
  expect(Math.abs(share(large, (yacht) => yacht.winterLocations.length === 0) - 0.3)).toBeLessThan(0.06);
});

test('every yacht has 8–20 features in order, none of an amenity she lacks', () => {
  for (const { features, amenities } of large) {
    expect(features.length).toBeGreaterThanOrEqual(8);
    expect(features.length).toBeLessThanOrEqual(20);
    expect(features.some(({ feature }) => /\bpool on deck|swimming pool/i.test(feature.en))).toBe(
      amenities.includes('pool'),
    );
    expect(new Set(features.map((feature) => feature.displayOrder)).size).toBe(features.length);
  }
});

test('every edge case is present', () => {
  for (const [slug, trap] of Object.entries(TRAPS)) expect(named(slug).marketType, slug).toBe(trap.market);
  expect(named('ocra-e-mare')).toMatchObject({ poa: true, salePriceContractCurrency: '' });
  expect(named('belle-derive').prices.eur.sale).toBe('null');
  expect(named('harebell').prices.usd.sale).toBe('0');
  expect(named('lapis-road').prices.gbp.charterSummerHigh).toBe('null');
  expect(named('meltemi-bianco').prices.usd.saleExchangeRate).toBe('1');
  expect(named('cloudberry').prices.gbp.saleExchangeRate).toBe('1');
  expect(named('longshore').prices.aud.saleExchangeRate).toBe('1');
  expect(contractSet(named('silent-pilot'))).toBeUndefined();
  expect(named('ivory-current').prices.eur.charterWinterHigh).toBe('');
  expect(named('ivory-current').prices.eur.charterSummerHigh).not.toBe('');
  expect(named('mistral-doux').media).toMatchObject({ galleryCharter: null, gallerySales: null });
  expect(named('havro').media.galleryCharter).toBe('no-such-gallery');
  expect(named('stille-fjord').media.hero).toBe(BROKEN_MEDIA_ID);
  expect(named('glacier-thyme').grossTonnage).toBeNull();
});

test('ME4 a yacht with documents of her own has her side view and her decks, topmost first', () => {
  for (const slug of PLANNED) {
    const { profile, deckplans } = plansOf(slug, masters);
    expect([typeof profile, deckplans.length > 1]).toEqual(['string', true]);
    expect(deckplans).not.toContain(profile);
  }
  const plans = ['a-profile.webp', 'a-1-sun.webp', 'a-2-main.webp', 'a-b-1-main.webp'];
  expect(plansOf('a', { ...masters, plans }).deckplans).toHaveLength(2);
  expect(plansOf('b', { ...masters, plans })).toEqual({ profile: null, deckplans: [] });
});

test('a withdrawn yacht keeps her address, pictures and story', () => {
  const withdrawn = shipped.filter((yacht) => yacht.withdrawn != null);
  expect(withdrawn.map(({ name, marketType, withdrawn: fact }) => [name, marketType, fact?.because, fact?.on])).toEqual(
    [
      ['Pale Horizon', 'sale', 'sold', '2026-11-09'],
      ['Blue Vesper', 'charter', 'left-market', '2026-10-28'],
      ['Tuffo', 'sale', 'sold', '2026-03-02'],
    ],
  );
  for (const { slugs, marketType, media, story } of withdrawn) {
    expect(slugs[marketType as 'charter' | 'sale']).not.toBeNull();
    expect(media.galleryCharter ?? media.gallerySales).not.toBeNull();
    expect(story.en.headline).not.toBe('');
  }
});

test('particulars were checked within 75 days, after the record changed, and for a few yachts never', () => {
  const checked = large.filter(({ verifiedAt }) => verifiedAt !== null);
  for (const { verifiedAt, updatedAt } of checked) {
    expect(verifiedAt && verifiedAt >= '2026-09-01' && verifiedAt <= '2026-11-15').toBe(true);
    expect(verifiedAt && verifiedAt >= updatedAt.slice(0, 10)).toBe(true);
  }
  expect(checked.length / large.length).toBeGreaterThan(0.9);
  expect(checked.length).toBeLessThan(large.length);
});

const historyOf = ({ priceHistory = [] }: YachtRecord, market: Market) =>
  priceHistory.filter((entry) => entry.market === market);
const changesOf = (history: readonly { readonly amount: number }[]) =>
  history.slice(1).map(({ amount }, at) => amount / (history[at]?.amount ?? Number.NaN) - 1);

test('a price history ends with today’s price, and most of its steps are reductions of 3–9 %', () => {
  const priced = large.filter((yacht) => yacht.slugs.sale !== null && !yacht.poa && contractSet(yacht)?.sale !== '');
  const withHistory = large.filter((yacht) => historyOf(yacht, 'sale').length > 0);
  expect(withHistory.every((yacht) => priced.includes(yacht))).toBe(true);
  expect(Math.abs(withHistory.length / priced.length - 0.35)).toBeLessThan(0.06);
  const steps = withHistory.flatMap((yacht) => changesOf(historyOf(yacht, 'sale')));
  for (const yacht of withHistory) {
    const priceHistory = historyOf(yacht, 'sale');
    const { salePriceContractCurrency, updatedAt, prices } = yacht;
    expect(priceHistory.length).toBeGreaterThanOrEqual(2);
    expect(priceHistory.length).toBeLessThanOrEqual(4);
    const last = priceHistory.at(-1);
    expect(last?.amount).toBe(Number(salePriceContractCurrency));
    expect(prices[last?.currency ?? 'eur'].saleExchangeRate).toBe('1');
    expect(last && last.on <= updatedAt.slice(0, 10)).toBe(true);
    expect(priceHistory.map(({ on }) => on)).toEqual(priceHistory.map(({ on }) => on).toSorted());
  }
  const reductions = steps.filter((step) => step < 0);
  expect(reductions.length / steps.length).toBeGreaterThan(0.85);
  expect(reductions.filter((step) => step < -0.09 || step > -0.03)).toEqual([]);
  expect(steps.filter((step) => step > 0.06)).toEqual([]);
});

test('PR5 most charter yachts have a history of their lowest rate, set anew about once a year, mostly upwards', () => {
  const priced = large.filter(
    (yacht) => yacht.slugs.charter !== null && !yacht.poa && Number(contractSet(yacht)?.charter) > 0,
  );
  const withHistory = large.filter((yacht) => historyOf(yacht, 'charter').length > 0);
  expect(withHistory.every((yacht) => priced.includes(yacht))).toBe(true);
  expect(withHistory.length / priced.length).toBeGreaterThan(0.45);
  expect(withHistory.length / priced.length).toBeLessThan(0.65);
  for (const yacht of withHistory) {
    const history = historyOf(yacht, 'charter');
    const { charterPriceContractCurrency, charterNewToMarket, updatedAt, prices, builtyear, priceHistory = [] } = yacht;
    expect(history.length).toBeGreaterThanOrEqual(2);
    expect(history.length).toBeLessThanOrEqual(4);
    expect(history.at(-1)?.amount).toBe(Number(charterPriceContractCurrency));
    expect(prices[history.at(-1)?.currency ?? 'eur'].charterExchangeRate).toBe('1');
    expect(history.every(({ on }) => on <= updatedAt.slice(0, 10))).toBe(true);
    expect(Number(history[0]?.on.slice(0, 4))).toBeGreaterThanOrEqual(builtyear);
    expect(charterNewToMarket).not.toBe('true');
    expect(priceHistory.map(({ on }) => on)).toEqual(priceHistory.map(({ on }) => on).toSorted());
  }
  const changes = withHistory.flatMap((yacht) => changesOf(historyOf(yacht, 'charter')));
  expect(changes.filter((change) => change === 0 || change < -0.1 || change > 0.09)).toEqual([]);
  expect(changes.filter((change) => change > 0).length / changes.length).toBeGreaterThan(0.7);
});

test('a yacht with a reduced price has an earlier one', () => {
  const priced = large.filter(
    (yacht) => contractSet(yacht) && Number(yacht.salePriceContractCurrency) > 0 && !yacht.poa,
  );
  const reduced = priced.filter(({ ribbonText }) => ribbonText?.en === 'Price reduced');
  expect(reduced.length).toBeGreaterThan(0);
  for (const yacht of reduced) {
    const [last, before] = historyOf(yacht, 'sale').toReversed();
    expect(last && before && last.amount < before.amount).toBe(true);
  }
});

test('a yacht’s contact is the named person, else the people of the desk in the nearest office in turn', () => {
  const person = (id: string, desk: string, office: string, yachts: readonly string[] = []) => ({
    ...{ id, name: id, desk, office, yachts },
  });
  const [first] = shipped.filter(({ office, marketType }) => office === 'monaco' && marketType === 'both');
  const people = [
    person('ana', 'charter', 'monaco'),
    person('bea', 'charter', 'monaco'),
    person('carl', 'sales', 'sydney', [first?.yachtid ?? '']),
    person('dan', 'crew', 'monaco'),
    person('eve', 'sales', 'london'),
    person('fay', 'charter', 'sydney'),
  ];
  const dealt = [
    ...buildFleet(designFleet(SEED, 240), SEED, masters, () => demoTexts({ en: untold, es: untold }), people),
  ];
  const monaco = dealt.filter(({ office, slugs }) => office === 'monaco' && slugs.charter !== null);
  expect(monaco.map(({ brokerCharter }) => brokerCharter)).toEqual(
    monaco.map((_, at) => (at % 2 === 0 ? 'ana' : 'bea')),
  );
  const of = (id: string | null) => dealt.filter(({ office }) => office === id);
  expect(of('monaco').find(({ brokerSale }) => brokerSale === 'carl')?.yachtid).toBe(first?.yachtid);
  expect(new Set(of('athens').map(({ brokerSale }) => brokerSale))).toEqual(new Set(['eve', null]));
  expect(new Set(of('singapore').map(({ brokerCharter }) => brokerCharter))).toEqual(new Set(['fay']));
  expect(dealt.filter(({ slugs, brokerSale }) => slugs.sale !== null && brokerSale === null)).toEqual([]);
});

test('the people of the content are contacts of yachts of their offices', () => {
  const people = readPeople('content/pages/people');
  expect(people.filter(({ desk }) => desk === 'charter' || desk === 'sales').length).toBeGreaterThan(10);
  expect(readPeople('content/no-such-folder')).toEqual([]);
});
