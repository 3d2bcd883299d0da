import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.fixture.ts';
import { csv } from './csv.ts';

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
  ['a semicolon', 'García; Ana', '"García; Ana"'],
  ['a tab', 'García\tAna', '"García\tAna"'],
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
    [' =1', " '=1"],
    ['\t=1', '"\t\'=1"'],
    ['\r=1', '"\r\'=1"'],
    ['\n=1', '"\n\'=1"'],
    ['＝1', "'＝1"],
    ['＠SUM', "'＠SUM"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['"=1', '"""\'=1"'],
    ['a;=b|c!A0;\n=1', '"a;\'=b|c!A0;\n\'=1"'],
    ['a;"=1', '"a;""\'=1"'],
    ['a; \t@b, +1', '"a; \t\'@b, \'+1"'],
    ['a\u2028=b', "a\u2028'=b"],
    ['a\u0085=b', "a\u0085'=b"],
    ['a\v=b', "a\v'=b"],
    ['a；=b', "a；'=b"],
    ['1=1 -2', '1=1 -2'],
  ])('%j', (value, cell) => {
    expect(csv([[value]])).toBe(`\uFEFF${cell}\r\n`);
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠",;\n\r\t a\u00a0\u200b\''), maxLength: 12 }),
  );
  const table = fc.array(fc.array(hostile, { minLength: 2, maxLength: 3 }), { maxLength: 4 });

  test.each([',', ';', '\t'] as const)('for any author, where lists are separated by %j', (separator) => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const cell of readCsv(csv(rows), separator).flat())
          expect(cell).not.toMatch(/^[\s\p{C}"]*[=+\-@＝＋－＠]/u);
      }),
      { numRuns: 1000 },
    );
  });

  test('every word round-trips, and numbers stay numbers', () => {
    const words = (text: string) => text.replaceAll("'", '');
    fc.assert(
      fc.property(table, fc.integer(), (rows, number) => {
        const back = readCsv(csv(rows.map((row) => [...row, number])));
        expect(back.map((row) => row.map(words))).toEqual(rows.map((row) => [...row.map(words), String(number)]));
      }),
    );
  });
});
