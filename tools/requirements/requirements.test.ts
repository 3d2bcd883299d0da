import { describe, expect, test } from 'vitest';
import { type OpenList, requirementProblems, type TestFile } from './audit.ts';
import { requirementsPage } from './page.ts';
import { idsIn, testTitles } from './test-titles.ts';

const titles = (source: string) => testTitles('planted.test.tsx', source).map(({ title }) => title);

describe('reads the titles of a file', () => {
  test.each([
    ["test('PR3 a price', () => {})", ['PR3 a price']],
    ["it('PR3 a price', () => {})", ['PR3 a price']],
    ["test('PR3 a price', { retry: 1 }, () => {})", ['PR3 a price']],
    ["test.only('PR3 a price', () => {})", ['PR3 a price']],
    ["test.each([1, 2])('PR3 %d is %.60j, 100%%', () => {})", ['PR3 … is …, 100%']],
    ["test.each([{ a: { b: 1 } }])('PR3 costs $a.b', () => {})", ['PR3 costs …']],
    ["test.each<[string]>([['x']])('PR3 %s', () => {})", ['PR3 …']],
    ["test.each`a\n${1}`('PR3 $a', () => {})", ['PR3 …']],
    ['test(`PR3 the ${market} page, ${locale}`, () => {})', ['PR3 the … page, …']],
    ["test('PR3 a long ' + name + ' goes on', () => {})", ['PR3 a long … goes on']],
    ['test(name, () => {})', ['…']],
    ["for (const a of all) for (const b of all) test('PR3 in loops', () => {})", ['PR3 in loops']],
    ["export function priceContract(name) { test('PR3 of a contract', () => {}) }", ['PR3 of a contract']],
    [
      "describe('PR3 words', () => { test('come', () => {}); test('go', () => {}) })",
      ['PR3 words: come', 'PR3 words: go'],
    ],
    ["describe.each([1])('PR3 %d', () => test('come', () => {}))", ['PR3 …: come']],
    ["test.describe('wide', () => { test('PR3 come', () => {}) })", ['PR3 come']],
    ["describe('Catalogue', () => describe('PR3 words', () => test('YA1 come', () => {})))", ['PR3 words: YA1 come']],
    ["describe('words', () => test('come', () => {})); test('go', () => {})", ['come', 'go']],
    ["test.skip('PR3 a price', () => {})", []],
    ["describe.skip('PR3', () => { test('a price', () => {}) })", []],
    ["test.todo('PR3 a price')", []],
    ["test.skip(({ browserName }) => browserName === 'webkit', 'PR3'); /PR3/.test(text); test.step('PR3', f)", []],
    ["// test('PR3 a price', () => {})", []],
  ])('%s', (source, found) => {
    expect(titles(source)).toEqual(found);
  });

  test('carry their own ids and those of the enclosing describe, each once', () => {
    const source = "describe('YA2, YA3 market', () => test('YA3 PR1–PR3 and YA6-7', () => {}))";
    expect(testTitles('planted.test.ts', source)).toEqual([
      { title: 'YA2, YA3 market: YA3 PR1–PR3 and YA6-7', ids: ['YA2', 'YA3', 'PR1', 'PR2', 'PR3', 'YA6', 'YA7'] },
    ]);
  });

  test.each([
    ['PR3', ['PR3']],
    ['SE10 opens', ['SE10']],
    ['LO2/LO3', ['LO2', 'LO3']],
    ['RT1 – RT3', ['RT1', 'RT3']],
    ['PR3-related, PR0, PR, pr3, XPR3, PR345, H264', ['PR3']],
    ['PR3–PR1', ['PR3']],
    ['nothing', []],
  ])('reads from %j the ids %j', (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

/** Makes a file with one test for each title. */
const fileOf = (file: string, ...names: string[]): TestFile => ({
  file,
  titles: testTitles(file, names.map((name) => `test(${JSON.stringify(name)}, () => {})`).join('\n')),
});
const IDS = ['PR1', 'PR2', 'YA1'];
const tested = fileOf('a.test.ts', 'PR1 PR2 figures', 'YA1 fields');
const listed = (state: 'open' | 'partly'): OpenList => ({ YA1: { state, missing: 'fields' } });

describe('the check', () => {
  test.each<[string, OpenList, TestFile[], string[]]>([
    ['every id with a test is accepted', {}, [tested], []],
    ['an open id without a test is accepted', listed('open'), [fileOf('a.test.ts', 'PR1–PR2 figures')], []],
    ['a partly done id with a test is accepted', listed('partly'), [tested], []],
    ['an id without a test', {}, [fileOf('a.test.ts', 'PR1 PR2')], ['YA1 has no test, and is not on the open list']],
    [
      'an open id with a test',
      listed('open'),
      [tested],
      ['YA1 is listed as open, and has tests: make it partly, or strike it'],
    ],
    [
      'a partly done id without a test',
      listed('partly'),
      [fileOf('a.test.ts', 'PR1 PR2')],
      ['YA1 is listed as partly done, and has no test'],
    ],
    [
      'an unknown id',
      {},
      [tested, fileOf('b.test.ts', 'all of PR9', 'ZZ1 typo', 'in A4, or AA4')],
      ['b.test.ts: there is no requirement PR9: "all of PR9"', 'b.test.ts: there is no requirement ZZ1: "ZZ1 typo"'],
    ],
    [
      'an outdated list of open requirements',
      { PR7: { state: 'open', missing: 'a note' } },
      [tested],
      ['the open list names PR7, which is no requirement'],
    ],
  ])('%s', (_, open, files, problems) => {
    expect(requirementProblems(IDS, open, files)).toEqual(problems);
  });
});

describe('the page', () => {
  const chapters = [{ title: 'Prices', requirements: { PR1: 'sets', PR2: 'money' } }];

  test('has a table per chapter with its titles below', () => {
    const open: OpenList = { PR2: { state: 'open', missing: 'all of it' } };
    const page = requirementsPage(chapters, open, [fileOf('a.test.ts', 'PR1 a | b <c> `d`', 'other')]);
    expect(page).toContain('2 requirements: 1 done, 0 partly, 1 open.');
    expect(page).toContain('| PR1 | sets | 1 |\n| PR2 | money. **Open:** all of it | – |');
    expect(page).toContain('<summary>PR1: one test</summary>\n\n`a.test.ts`\n\n- PR1 a \\| b \\<c\\> \\`d\\`\n');
    expect(page).not.toContain('other');
  });

  test('shortens a long list and counts the rest', () => {
    const names = Array.from({ length: 9 }, (_, at) => `PR1 case ${at}`);
    const page = requirementsPage(chapters, {}, [fileOf('a.test.ts', ...names), fileOf('b.test.ts', 'PR1 b')]);
    expect(page).toContain('<summary>PR1: 10 tests in 2 files</summary>');
    expect(page).toContain('- PR1 case 5\n- and 3 more\n');
    expect(page).not.toContain('PR1 case 6');
    expect(requirementsPage(chapters, {}, [fileOf('a.test.ts', ...names.slice(0, 7))])).toContain('- PR1 case 6\n');
  });
});
