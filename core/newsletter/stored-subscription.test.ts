import { expect, test } from 'vitest';
import { readSubscription } from './stored-subscription.ts';

const ROW = {
  id: 'one',
  address: 'ines@visitor.example',
  locale: 'es',
  status: 'confirmed',
  requestedAt: 1,
  consent: 'I agree.',
  confirmedAt: 2,
  endedAt: null,
};

test('FM3 a row is the subscription', () => {
  expect(readSubscription(ROW)).toEqual({ id: 'one', row: ROW, problems: [] });
});

test.each([
  ['locale', 'xx'],
  ['status', 'lost'],
  ['requestedAt', 'yesterday'],
  ['address', null],
])('FM3 with %s being %j it is none, and the field is named', (field, value) => {
  const { id, row, problems } = readSubscription({ ...ROW, [field]: value });
  expect([id, row, problems.map((one) => one.field)]).toEqual(['one', null, [field]]);
});
