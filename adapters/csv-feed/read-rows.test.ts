import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf, piecesOf } from './csv-table.fixture.ts';
import { readRows } from './read-rows.ts';

const rowsOf = async (text: string, size?: number) =>
  (await allOf(readRows(piecesOf(text, size), ','))).map(({ cells }) => cells);

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n\n\n1,2\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n"1,\n2","say ""so"""\n',
    [
      ['a', 'b'],
      ['1,\n2', 'say "so"'],
    ],
  ],
  [
    'a,b\n49\' 10",2\n',
    [
      ['a', 'b'],
      ['49\' 10"', '2'],
    ],
  ],
  [
    'a,b\n"Sea" Breeze,2\n',
    [
      ['a', 'b'],
      ['"Sea" Breeze', '2'],
    ],
  ],
  ['a,b\n1,2,3\n4\n', [['a', 'b'], ['1', '2', '3'], ['4']]],
  ['a,b\n"Sea Breeze,2\n3,"four"\n5,6\n', [['a', 'b'], null, ['3', 'four'], ['5', '6']]],
  ['a,b\n"Sea Breeze,2\n3,49\' 10"\n5,6\n', [['a', 'b'], null, ['3', '49\' 10"'], ['5', '6']]],
  ['a,b\n"Sea Breeze,2\n3,4\n5,6\n', [['a', 'b'], null, ['3', '4'], ['5', '6']]],
  ['a,b\n1,"2', [['a', 'b'], null]],
  ['a,b\n\n"x\n\n"y\n\n7,8', [['a', 'b'], null, null, ['7', '8']]],
  ['', []],
])('FD1 reads the rows of %j', async (text, rows) => {
  for (const size of [1, 2, 3, 1000]) expect(await rowsOf(text, size)).toEqual(rows);
});

test('FD1 a row that is too long is left out, and the next one is read', async () => {
  const long = 'x'.repeat(300_000);
  for (const size of [1_000, 70_000, 1_000_000]) {
    expect(await rowsOf(`a,b\n1,${long}\n3,4\n`, size)).toEqual([['a', 'b'], null, ['3', '4']]);
    expect(await rowsOf(`a,b\n1,"${`${long}\n`.repeat(3)}"\n3,4\n`, size)).toEqual([
      ['a', 'b'],
      null,
      null,
      null,
      null,
      ['3', '4'],
    ]);
  }
});

test('FD1 after a quote that swallows the rest of the table each row is still read', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [String(at), 'a yacht of steel']);
  const table = ['a,b', '"broken,row', ...rows.map((row) => row.join(','))].join('\n');
  expect(await rowsOf(table, 65_536)).toEqual([['a', 'b'], null, ...rows]);
});

test('FD1 every table that is well written is read as it is, in pieces of any size', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', 'é', '😀'), maxLength: 8 });
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 20 }), async (rows, size) => {
      // A cell that begins with a quote and has lines is taken for a broken one.
      fc.pre(rows.every((row) => row.every((one) => !(one.startsWith('"') && /[\r\n]/.test(one)))));
      const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
      expect(await rowsOf(text, size)).toEqual(rows);
    }),
  );
});
