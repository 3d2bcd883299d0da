import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { OPEN_SEA } from '../../tests/fakes/open-sea.ts';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import type { SeaRouteFinder } from '../sea/sea-route-finder.ts';
import { err, ok } from '../shared/result.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { EstimateRequest, EstimateRules } from './charter-estimate.ts';
import { areaAt, charterYacht, EXUMAS, estimated, FJORDS, lineOf, portOf, SARONIC, stay } from './estimate.fixture.ts';

/** A sea on which every route has the given length and passages. */
const seaOf = (
  miles: number,
  transits: readonly { readonly id: 'suez'; readonly miles: number }[] = [],
): SeaRouteFinder => ({
  ...OPEN_SEA,
  route: (from, to) => ok({ points: [from, to], miles, transits }),
});
const LANDLOCKED: SeaRouteFinder = { ...OPEN_SEA, route: () => err({ kind: 'no-way' }) };
const NORTHERNER = charterYacht({ cruising: { summer: [FJORDS], winter: [EXUMAS] } });

function deliveryTo(
  port: string | null,
  yacht: Yacht = charterYacht(),
  request: Partial<EstimateRequest> = {},
  sea: EstimateRules['sea'] = OPEN_SEA,
  reach: EstimateRules['reach'] = null,
) {
  const complete = { delivery: true, ...request, port: port === null ? null : portOf(port) };
  return lineOf(estimated(complete, yacht, { terms: SAMPLE_TERMS, sea, reach }), 'delivery');
}

describe('PR5 the delivery', () => {
  test('is free in her own waters', () => {
    expect(deliveryTo('athens')).toEqual({
      kind: 'delivery',
      isIncluded: true,
      amount: { low: 0, high: 0 },
      isNotNeeded: true,
      passage: null,
    });
  });

  test('elsewhere costs miles over water, at her speed and a share of a day’s fee', () => {
    // 2,880 miles at 12 knots are ten days of 24 hours.
    expect(deliveryTo('split', NORTHERNER, {}, seaOf(2880))).toMatchObject({
      amount: { low: 10 * 30_000 * 0.5, high: 10 * 40_000 },
      isNotNeeded: false,
      passage: {
        from: [{ en: 'bergen' }, { en: 'norwegian-fjords' }],
        isByCalendar: false,
        miles: 2880,
        hours: 240,
        days: 10,
      },
    });
  });

  test('adds the hours of a canal, and a passage without hours adds none', () => {
    const suez = seaOf(2980, [{ id: 'suez', miles: 100 }]);
    expect(deliveryTo('split', NORTHERNER, {}, suez)?.passage).toMatchObject({
      miles: 2980,
      hours: expect.closeTo(254),
      days: 11,
    });
    expect(deliveryTo('split', NORTHERNER, {}, seaOf(2))?.passage).toMatchObject({ miles: 2, days: 1 });
  });

  test('starts at the nearest of her areas over water, not over land', () => {
    const [east, west] = [areaAt('east', 43.5, 20), areaAt('west', 43.5, 10)];
    const yacht = charterYacht({ cruising: { summer: [east, west], winter: [] } });
    // Straight across the land the east is nearer.
    const sea: SeaRouteFinder = {
      ...OPEN_SEA,
      route: (from, to) => ok({ points: [from, to], miles: from.longitude === 20 ? 900 : 400, transits: [] }),
    };
    expect(deliveryTo('split', yacht, {}, sea)?.passage).toMatchObject({
      from: [{ en: 'west' }],
      miles: 400,
    });
  });

  test('starts at the nearest port of an area, whether or not the area itself has a position', () => {
    const yacht = charterYacht({ cruising: { summer: [areaAt('cyclades', null)], winter: [] } });
    expect(deliveryTo('split', yacht)?.passage?.from).toMatchObject([{ en: 'mykonos' }, { en: 'cyclades' }]);
  });

  test('starts where she is by her calendar, is free if that is the port, and is to be quoted if the days are too few', () => {
    const place = {
      name: demoTexts({ en: 'Bari', es: 'Bari' }),
      area: null,
      position: { latitude: 41, longitude: 17 },
    };
    const passage = { from: place, to: place, miles: 120.4, hours: 10, days: 1, leaves: 1, arrives: 2 };
    const byCalendar = (reach: EstimateRules['reach']) => deliveryTo('split', NORTHERNER, {}, seaOf(2880), reach);
    expect(byCalendar({ kind: 'reachable', passage, isNextKnown: true })).toMatchObject({
      amount: { low: 6000, high: 16_000 },
      passage: { from: [place.name], isByCalendar: true, miles: 120.4, hours: 10, days: 1 },
    });
    expect(byCalendar({ kind: 'in-place', isNextKnown: true })).toMatchObject({ isNotNeeded: true, passage: null });
    expect(byCalendar({ kind: 'unknown' })?.passage?.miles).toBe(2880);
    for (const kind of ['too-far', 'too-far-after'] as const)
      expect(byCalendar({ kind, passage, freeDays: 0 }), kind).toMatchObject({
        amount: null,
        isNotNeeded: false,
        passage: null,
      });
  });

  test('uses the season of the first night', () => {
    const yacht = charterYacht({ cruising: { summer: [SARONIC], winter: [FJORDS] } });
    const late = deliveryTo('athens', yacht, { stay: stay('2027-10-02', '2027-10-09') });
    expect(late?.passage?.from.at(-1)).toMatchObject({ en: 'norwegian-fjords' });
    expect(deliveryTo('athens', yacht, { stay: stay('2027-09-30', '2027-10-07') })?.isNotNeeded).toBe(true);
  });

  test.each<readonly [string, string | null, Partial<Yacht>, EstimateRules['sea']]>([
    ['without a port', null, {}, OPEN_SEA],
    ['without a speed', 'split', { speeds: { max: null, cruise: null } }, OPEN_SEA],
    ['at no speed', 'split', { speeds: { max: 0, cruise: 0 } }, OPEN_SEA],
    ['for a yacht without a location', 'split', { cruising: { summer: [], winter: [] } }, OPEN_SEA],
    ['from an unknown place', 'split', { cruising: { summer: [areaAt('sea', null)], winter: [] } }, OPEN_SEA],
    ['without a chart of the sea', 'split', {}, null],
    ['where no route over water exists', 'split', {}, LANDLOCKED],
  ])('is to be quoted %s', (_, port, change, sea) => {
    expect(deliveryTo(port, charterYacht(change), {}, sea)).toEqual({
      kind: 'delivery',
      isIncluded: true,
      amount: null,
      isNotNeeded: false,
      passage: null,
    });
  });

  test('is taxed like the fee, and an unknown cost leaves the total open', () => {
    const brought = estimated({ delivery: true, port: portOf('split') });
    const delivery = lineOf(brought, 'delivery')?.amount;
    const fee = lineOf(brought, 'fee')?.amount;
    expect(delivery?.low).toBeGreaterThan(0);
    expect(lineOf(brought, 'vat')?.base).toEqual({
      low: (fee?.low ?? 0) + (delivery?.low ?? 0),
      high: (fee?.high ?? 0) + (delivery?.high ?? 0),
    });
    expect(brought.complete).toBe(true);
    const open = estimated(
      { delivery: true, port: portOf('split') },
      charterYacht({ speeds: { max: 1, cruise: null } }),
    );
    expect(lineOf(open, 'vat')?.base).toEqual(fee);
    expect(open.complete).toBe(false);
  });
});

describe('PR5 an unrequested delivery', () => {
  const unasked = { delivery: false };

  test('is shown where she must be brought, and not part of the total', () => {
    const line = deliveryTo('split', NORTHERNER, unasked, seaOf(2880));
    expect(line).toMatchObject({ isIncluded: false, amount: null, passage: { miles: 2880, days: 10 } });
    const estimate = estimated({ port: portOf('split') }, NORTHERNER);
    expect(lineOf(estimate, 'vat')?.base).toEqual(lineOf(estimate, 'fee')?.amount);
    expect(estimate.complete).toBe(true);
  });

  test('is shown where it is unknown whether she must be brought', () => {
    const nowhere = charterYacht({ cruising: { summer: [], winter: [] } });
    expect(deliveryTo('split', nowhere, unasked)).toMatchObject({ isIncluded: false, amount: null, passage: null });
  });

  test('is hidden in her own waters and without a port', () => {
    expect(deliveryTo('athens', charterYacht(), unasked)).toBeUndefined();
    expect(deliveryTo(null, charterYacht(), unasked)).toBeUndefined();
  });
});
