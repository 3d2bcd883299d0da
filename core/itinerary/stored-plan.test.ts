import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlan, writePlan } from './stored-plan.ts';

test('CF3 a plan that was kept is read as its address has it', () => {
  expect(readPlan(writePlan('?v=1&from=2027-07-03&days=antibes;calvi'))).toBe(
    '?v=1&from=2027-07-03&days=antibes;calvi',
  );
  expect(readPlan(writePlan('?days=antibes;;,calvi&lost=3&utm=x'))).toBe('?v=1&days=antibes;;calvi');
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"version":2,"query":"?v=1&days=antibes"}',
  '{"version":1,"query":7}',
  '{"version":1}',
  writePlan(''),
  writePlan('?v=1&from=2027-07-03'),
])('CF3 %s is no plan', (text) => {
  expect(readPlan(text)).toBeNull();
});

test('CF3 whatever stands there breaks nothing', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => void readPlan(text)));
});
