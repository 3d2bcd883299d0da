import { expect, test } from 'vitest';
import { parseImportArguments } from './import-arguments.ts';

const parsed = (line: string) => parseImportArguments(line.split(' ').filter(Boolean));

test('FD1 reads the feed, its format and where it is', () => {
  expect(parsed('--format openmarine --from fleet.xml --dry-run')).toMatchObject({
    ok: true,
    value: { feed: 'openmarine', format: 'openmarine', from: 'fleet.xml', mapping: null, isDryRun: true },
  });
  expect(parsed('--format csv --from a.csv --mapping m.json --feed central-agent')).toMatchObject({
    ok: true,
    value: { feed: 'central-agent', mapping: 'm.json', isDryRun: false, suggests: false },
  });
  expect(parsed('--format csv --from a.csv --suggest')).toMatchObject({ ok: true, value: { suggests: true } });
});

test('FD2 lets an operator pass one import by the names of the guards, and sets the share that may go', () => {
  expect(parsed('--format nautix --from a --accept gone,prices')).toMatchObject({
    ok: true,
    value: { limits: { gone: 1, prices: 1, doubled: 0.1 } },
  });
  expect(parsed('--format nautix --from a --most-gone 50')).toMatchObject({ value: { limits: { gone: 0.5 } } });
});

test('FD3 fetches as many pictures as the operator says, 2,000 if nothing is said, or none', () => {
  expect(parsed('--format nautix --from a')).toMatchObject({ value: { pictures: 2000 } });
  expect(parsed('--format nautix --from a --pictures 0')).toMatchObject({ value: { pictures: 0 } });
});

test.each([
  ['', '--format must be one of openmarine, nautix, openyacht, csv'],
  ['--format pdf --from a', '--format must be one of openmarine, nautix, openyacht, csv'],
  ['--format nautix', '--from is missing: the file or the address of the feed'],
  ['--format nautix --from a --feed ../x', '--feed must be of lower-case letters, digits and single hyphens'],
  ['--format csv --from a', '--mapping is missing; --suggest writes a first one'],
  ['--format nautix --from a --mapping m', '--mapping is for csv alone'],
  ['--format nautix --from a --accept all', '--accept: there is no guard "all"'],
  ['--format nautix --from a --most-gone many', '--most-gone must be a number from 0 to 100'],
  ['--format nautix --from a --pictures many', '--pictures must be a number'],
  ['--format nautix --from a --force', "Unknown option '--force'"],
])('FD1 refuses "%s" with a line that says what is wrong', (line, problem) => {
  const result = parsed(line);
  expect(result.ok ? '' : result.error).toContain(problem);
});
