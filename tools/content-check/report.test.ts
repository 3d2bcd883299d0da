import { expect, test } from 'vitest';
import { errorAt, warningAt } from './finding.ts';
import { report } from './report.ts';

test('writes a line per finding, by file, errors before warnings, and the totals', () => {
  const findings = [
    warningAt('pages/b.json', 'image', 'is small'),
    warningAt('pages/a.json', '', 'is lost'),
    errorAt('pages/a.json', 'blocks.en[10]', 'is wrong'),
    errorAt('pages/a.json', 'blocks.en[9]', 'is wrong'),
  ];
  expect(report(findings, 3)).toEqual([
    'error   pages/a.json blocks.en[9]: is wrong',
    'error   pages/a.json blocks.en[10]: is wrong',
    'warning pages/a.json: is lost',
    'warning pages/b.json image: is small',
    '2 errors, 2 warnings, 3 accepted',
  ]);
  expect(report([errorAt('a', 'b', 'c')], 0).at(-1)).toBe('1 error, 0 warnings, 0 accepted');
});
