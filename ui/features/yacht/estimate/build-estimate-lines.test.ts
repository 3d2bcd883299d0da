import { expect, test } from 'vitest';
import { buildEstimateLines } from './build-estimate-lines.ts';
import type { EstimateView } from './estimate-view.ts';

const VIEW: EstimateView = {
  ...{ action: '/en/her-page/', asked: true, leftOut: null, noSum: null, enquireHref: null },
  fields: {
    from: { value: '', least: '', problem: null },
    to: { value: '', least: '', problem: null },
    party: { value: '', most: 12 },
    port: { value: '', usual: '–', groups: [] },
    ...{ delivery: false, gratuity: false },
  },
  sum: {
    title: 'Seven nights in July',
    lines: [
      { title: 'Charter fee', text: 'Seven nights', amount: '€280,000' },
      { title: 'Advance', text: null, amount: '€84,000' },
    ],
    total: { title: 'Estimate', text: null, amount: '€364,000' },
    notIncluded: null,
  },
  notes: ['Indicative, as of today', 'Half at signing'],
};

test('FM2 an estimate in a letter: the stay, a line for each amount, the sum, and that it is not binding', () => {
  expect(buildEstimateLines(VIEW)).toEqual([
    'Seven nights in July',
    'Charter fee: €280,000',
    'Advance: €84,000',
    'Estimate: €364,000',
    'Indicative, as of today',
  ]);
  expect(buildEstimateLines({ ...VIEW, notes: [] }).at(-1)).toBe('Estimate: €364,000');
});

test('FM2 a delivery that is needed but not part of the sum is below it in the letter', () => {
  const sum = VIEW.sum && { ...VIEW.sum, notIncluded: 'Without her delivery.' };
  expect(buildEstimateLines({ ...VIEW, sum }).slice(-3)).toEqual([
    'Estimate: €364,000',
    'Without her delivery.',
    'Indicative, as of today',
  ]);
});

test('FM2 without a sum there is nothing to tell', () => {
  expect(buildEstimateLines({ ...VIEW, sum: null })).toEqual([]);
});
