import { expect, test } from 'vitest';
import { cellsInFrame } from './detail-cells.ts';
import nearCells from './land/near-cells.json';
import { frameOfBox } from './map-frame.ts';

test('draws the cells that a frame touches, each with its own coast file', () => {
  const cells = cellsInFrame(nearCells, frameOfBox({ south: 36.5, west: 23.9, north: 37.6, east: 25.9 }, 1.25));
  expect(cells.map(({ column, row }) => `${column} ${row}`)).toEqual(['40 27', '41 27', '40 28', '41 28']);
  for (const { kind, column, row, file } of cells) {
    expect(kind).toBe('coast');
    expect(file).toBe(`/assets/land-${nearCells.version}/${column}-${row}.svg`);
  }
});

test('continues over the antimeridian with the cells of the other side', () => {
  const cells = cellsInFrame(nearCells, frameOfBox({ south: -18, west: 177, north: -16, east: -177 }, 1.25));
  const row = cells.filter((cell) => cell.row === cells[0]?.row);
  expect(row.map(({ column }) => column)).toEqual([71, 72]);
  expect(row.map(({ file }) => file)).toEqual([expect.stringContaining('/71-'), expect.stringContaining('/0-')]);
});

test('loads nothing inland and at sea, and nothing beyond the rows', () => {
  const kinds = (south: number, west: number) =>
    cellsInFrame(nearCells, frameOfBox({ south, west, north: south + 1, east: west + 1 }, 1.25)).map(
      ({ kind, file }) => `${kind} ${file}`,
    );
  expect(new Set(kinds(55, 90.5))).toEqual(new Set(['land null']));
  expect(new Set(kinds(-31, 82))).toEqual(new Set(['sea null']));
  expect(kinds(-68, 0)).toEqual([]);
});
