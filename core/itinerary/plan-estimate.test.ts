import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import type { EmbarkationPort } from '../estimate/charter-terms.ts';
import type { Position } from '../geo/position.ts';
import { itineraryOf } from './itinerary.fixture.ts';
import { planEstimate } from './plan-estimate.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

const port = (id: string, position: Position): EmbarkationPort => ({
  ...{ id, name: demoTexts({ en: id, es: id }), country: 'FR', area: null },
  position,
});
const PORTS = {
  ports: [port('nice', at(43.69, 7.29)), port('antibes', at(43.58, 7.13)), port('athens', at(37.9, 23.6))],
};

const estimate = (days: string, from: string | null, begins: Position | null) =>
  planEstimate(itineraryOf(days, { from }), begins, PORTS);

describe('CF3 the estimate of what is planned', () => {
  test('is from the first day to the last, over the end of a year', () => {
    expect(estimate('a;b;c', '2027-12-30', null)).toEqual({ from: '2027-12-30', to: '2028-01-01' });
    expect(estimate(';'.repeat(27), '2027-07-03', null)).toEqual({ from: '2027-07-03', to: '2027-07-30' });
  });

  test.each([
    ['where it begins', at(43.58, 7.13), 'antibes'],
    ['the nearest of several', at(43.66, 7.25), 'nice'],
    ['one that is forty miles away', at(43.58 - 39.9 / 60, 7.13), 'antibes'],
  ])('embarks at the port: %s', (_, begins, id) => {
    expect(estimate('a;b', '2027-07-03', begins)).toEqual({ from: '2027-07-03', to: '2027-07-04', port: id });
  });

  test('embarks nowhere in particular where no port is near', () => {
    const dates = { from: '2027-07-03', to: '2027-07-04' };
    expect(estimate('a;b', '2027-07-03', at(43.58 - 41 / 60, 7.13))).toEqual(dates);
    expect(estimate('a;b', '2027-07-03', null)).toEqual(dates);
    expect(planEstimate(itineraryOf('a;b', { from: '2027-07-03' }), at(43.58, 7.13), { ports: [] })).toEqual(dates);
  });

  test('is none without a date, or for one day', () => {
    expect(estimate('a;b', null, at(43.58, 7.13))).toBeNull();
    expect(estimate('a;b', '2027-02-30', at(43.58, 7.13))).toBeNull();
    expect(estimate('a,b', '2027-07-03', at(43.58, 7.13))).toBeNull();
  });
});
