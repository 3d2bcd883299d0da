import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';

/** Reads CSV as a spreadsheet does (RFC 4180). */
function read(text: string): string[][] {
  const rows: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g;
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(cells)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('FM2 starts with a UTF-8 byte order mark and ends each row', () => {
  expect(
    csv([
      ['number', 'name'],
      ['1', 'Inés'],
    ]),
  ).toBe('\uFEFFnumber,name\r\n1,Inés\r\n');
  expect(csv([])).toBe('\uFEFF');
});

test.each([
  ['a comma', 'García, Ana', '"García, Ana"'],
  ['a quote', 'the "Aurora"', '"the ""Aurora"""'],
  ['a line break', 'Two\nlines', '"Two\nlines"'],
  ['a carriage return', 'Two\rlines', '"Two\rlines"'],
  ['nothing', '', ''],
  ['a leading space', ' plain', ' plain'],
])('FM2 quotes a cell with %s', (_, value, cell) => {
  expect(csv([[value]])).toBe(`\uFEFF${cell}\r\n`);
});

test('CF3 writes a number as such, below zero too', () => {
  expect(csv([[-7.25, 0, '-7.25']])).toBe("\uFEFF-7.25,0,'-7.25\r\n");
});

describe('FM2 no cell is a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+34 971', "'+34 971"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['＠SUM', "'＠SUM"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['1=1', '1=1'],
  ])('%j', (value, cell) => {
    expect(csv([[value]])).toBe(`\uFEFF${cell}\r\n`);
  });

  test('for any author, and every word round-trips', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('=', '+', '@', '-', '"', ',', '\n', '\r', '\t', 'a', "'"), { maxLength: 8 })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { maxLength: 4 }), (rows) => {
        const back = read(csv(rows));
        expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [at, row] of rows.entries()) {
          for (const [column, value] of row.entries()) {
            const shown = back[at]?.[column];
            expect(shown).not.toMatch(/^[=+\-@\t\r\n]/);
            expect([value, `'${value}`]).toContain(shown);
          }
        }
      }),
    );
  });
});
