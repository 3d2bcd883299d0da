import { describe, expect, test } from 'vitest';
import type { Yacht } from '../../yacht/yacht.ts';
import type { EstimateRequest } from './charter-estimate.ts';
import { areaAt, charterYacht, estimated, FJORDS, lineOf, portOf, SARONIC, stay } from './estimate.fixture.ts';

describe('the delivery', () => {
  const deliveryTo = (port: string | null, yacht: Yacht = charterYacht(), request: Partial<EstimateRequest> = {}) =>
    lineOf(estimated({ ...request, delivery: true, port: port === null ? null : portOf(port) }, yacht), 'delivery');

  test('costs nothing in her own waters', () => {
    expect(deliveryTo('athens')).toEqual({
      kind: 'delivery',
      amount: { low: 0, high: 0 },
      inHerWaters: true,
      passage: null,
    });
    expect(estimated().lines.map(({ kind }) => kind)).not.toContain('delivery');
  });

  test('elsewhere is by the days from the nearest of her areas, at a share of a day’s fee', () => {
    // A degree of latitude is 60 miles: 1,440 straight, 1,512 to 2,160 sailed, at 288 a day.
    const yacht = charterYacht({
      cruising: { summer: [areaAt('south', 13.51, 16.44), areaAt('near', 19.51, 16.44)], winter: [FJORDS] },
    });
    expect(deliveryTo('split', yacht)).toMatchObject({
      amount: { low: 5.3 * 30_000 * 0.5, high: 7.5 * 40_000 },
      inHerWaters: false,
      passage: { from: { id: 'near' }, miles: { low: 1513, high: 2161 }, days: { low: 5.3, high: 7.5 } },
    });
  });

  test('goes by the season of the first night', () => {
    const yacht = charterYacht({ cruising: { summer: [SARONIC], winter: [FJORDS] } });
    const late = deliveryTo('athens', yacht, { stay: stay('2027-10-02', '2027-10-09') });
    expect(late?.passage?.from.id).toBe('norwegian-fjords');
    expect(deliveryTo('athens', yacht, { stay: stay('2027-09-30', '2027-10-07') })?.inHerWaters).toBe(true);
  });

  test.each([
    ['without a port', null, {}],
    ['without a speed', 'split', { speeds: { max: null, cruise: null } }],
    ['at no speed', 'split', { speeds: { max: 0, cruise: 0 } }],
    ['of one who is nowhere', 'split', { cruising: { summer: [], winter: [] } }],
    ['from nobody knows where', 'split', { cruising: { summer: [areaAt('sea', null)], winter: [] } }],
  ] as const)('%s must be quoted', (_, port, change) => {
    const line = deliveryTo(port, charterYacht(change));
    expect(line).toEqual({ kind: 'delivery', amount: null, inHerWaters: false, passage: null });
  });

  test('is taxed as the fee is, and what is not known leaves the sum open', () => {
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
