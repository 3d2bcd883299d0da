import { expect, test } from 'vitest';
import { charterYacht } from '../../../../core/estimate/estimate.fixture.ts';
import type { Yacht, YachtId } from '../../../../core/yacht/yacht.ts';
import { SAMPLE_TERMS } from '../../../../tests/samples/sample-terms.ts';
import { soldYacht } from '../../../../tests/samples/sample-yacht.ts';
import { type SampleVisit, visitContext } from '../yacht.fixture.ts';
import { buildQueriedEstimate } from './build-queried-estimate.ts';

const WEEK = '?from=2027-07-03&to=2027-07-10&party=8';
const ID = 'aurora' as YachtId;

function ask(her: Partial<Yacht> = {}, query = WEEK, id: YachtId | null = ID, visit: SampleVisit = {}) {
  const fleet = [charterYacht(her), soldYacht('sold')];
  return buildQueriedEstimate(id, query, visitContext({ fleet, terms: SAMPLE_TERMS, ...visit }));
}

test('FM2 the estimate of the query, as her page has it, wherever it is told of', async () => {
  const estimate = await ask();
  expect(estimate).toMatchObject({ action: '/en/yacht-for-charter/aurora/', asked: true });
  expect(estimate?.fields.from.value).toBe('2027-07-03');
  expect(estimate?.sum?.total.amount).toContain('€');
  expect((await ask({}, WEEK, ID, { locale: 'es' }))?.action).toBe('/es/yacht-for-charter/aurora/');
});

test('FM2 dates that make no stay make no sum', async () => {
  expect((await ask({}, '?from=2027-07-10&to=2027-07-03'))?.sum).toBeNull();
});

test.each<[string, () => Promise<unknown>]>([
  ['no yacht is named', () => ask({}, WEEK, null)],
  ['she is gone', () => ask({}, WEEK, 'gone' as YachtId)],
  ['nothing is asked', () => ask({}, '')],
  ['there are no terms', () => ask({}, WEEK, ID, { terms: null })],
  ['her price is on application', () => ask({ poa: true })],
  ['she is for sale only', () => ask({ market: 'sale' })],
  ['YA3 she is a ghost', () => ask({ market: 'ghost' })],
  ['she is sold', () => ask({}, WEEK, 'sold' as YachtId)],
])('FM2 there is none where %s', async (_, estimate) => {
  expect(await estimate()).toBeNull();
});
