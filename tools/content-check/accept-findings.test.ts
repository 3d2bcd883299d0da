import { expect, test } from 'vitest';
import { ok } from '../../core/shared/result.ts';
import { acceptFindings } from './accept-findings.ts';
import { linesOf } from './content-in.fixture.ts';
import { errorAt, warningAt } from './finding.ts';

const FOUND = [
  errorAt('pages/a.json', 'blocks.en[4].type', 'is not a known block'),
  warningAt('yachts/a.json', 'brochureSales', 'is missing'),
  warningAt('yachts/b.json', 'brochureSales', 'is missing'),
  errorAt('yachts/c.json', 'brochureSales', 'is wrong'),
];
const judged = (accept: unknown) => {
  const { findings, accepted } = acceptFindings(FOUND, { name: 'check.json', json: ok({ accept }) });
  return { left: linesOf(findings), accepted };
};
const because = 'This record is broken on purpose.';

test('changes nothing without accepted findings', () => {
  expect(judged([])).toEqual({ left: linesOf(FOUND), accepted: 0 });
});

test('accepts a listed finding, even an error', () => {
  const { left, accepted } = judged([{ file: 'pages/a.json', field: 'blocks.en[4].type', because }]);
  expect([left.length, accepted]).toEqual([3, 1]);
});

test('matches any text with a star, in warnings only', () => {
  const { left, accepted } = judged([{ file: 'yachts/*.json', field: 'brochure*', because }]);
  expect(accepted).toBe(2);
  expect(left).toEqual(linesOf([FOUND[0], FOUND[3]].filter((finding) => finding !== undefined)));
});

test('reports an entry that accepts nothing as an error', () => {
  expect(judged([{ file: 'pages/b.json', field: 'image', because }]).left).toContain(
    'error check.json accept[0]: accepts nothing: there is no such finding at pages/b.json image',
  );
});

test('ignores an entry without a reason', () => {
  const { left, accepted } = judged([{ file: 'pages/a.json', field: 'blocks.en[4].type' }]);
  expect(accepted).toBe(0);
  expect(left).toContain('error check.json accept[0].because: is missing');
});

test('reports a list that is not JSON', () => {
  const { findings } = acceptFindings([], { name: 'check.json', json: { ok: false, error: 'Unexpected token' } });
  expect(linesOf(findings)).toEqual(['error check.json : Unexpected token']);
});
