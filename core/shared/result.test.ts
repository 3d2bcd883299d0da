import { expect, test } from 'vitest';
import { assertNever } from './assert-never.ts';
import { err, ok } from './result.ts';

test('a result survives JSON unchanged', () => {
  const outcomes = [ok({ id: 'aurora' }), ok(null), err({ kind: 'not-found', id: 'aurora' })];
  expect(JSON.parse(JSON.stringify(outcomes))).toEqual(outcomes);
  expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, false]);
});

test.each(['lease', 7, null, undefined, { kind: 'lease' }])(
  'throws a clear exception for the unknown value %j',
  (value) => {
    expect(() => assertNever(value as never)).toThrow(`Unexpected value: ${JSON.stringify(value)}`);
  },
);
