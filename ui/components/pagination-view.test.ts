import { describe, expect, test } from 'vitest';
import { paginationView } from './pagination-view.ts';

const viewOf = (page: number, pages: number, total = pages * 10) =>
  paginationView(
    { page, pages, total, pageSize: 10 },
    (number) => `?p=${number}`,
    (key, values = {}) => `${key} ${Object.values(values).join(' ')}`,
  );

test.each([
  [1, 1, '1*'],
  [1, 3, '1* 2 3'],
  [1, 9, '1* 2 … 9'],
  [3, 9, '1 2 3* 4 … 9'],
  [4, 9, '1 2 3 4* 5 … 9'],
  [5, 9, '1 … 4 5* 6 … 9'],
  [9, 9, '1 … 8 9*'],
])('SE1 page %d of %d shows the first, the last and its neighbours: %s', (page, pages, expected) => {
  const shown = viewOf(page, pages).pages.map(({ label, current }) => label + (current ? '*' : ''));
  expect(shown.join(' ')).toBe(expected);
});

test('SE1 has links for numbers, not for gaps', () => {
  const { pages } = viewOf(5, 9);
  for (const { label, href } of pages) expect(href).toBe(label === '…' ? null : `?p=${label}`);
});

describe('SE1 the range and the next links', () => {
  test.each([
    [1, 3, 25, '1 10 25', null, '?p=2'],
    [2, 3, 25, '11 20 25', '?p=1', '?p=3'],
    [3, 3, 25, '21 25 25', '?p=2', null],
    [1, 1, 0, '0 0 0', null, null],
  ])('page %d of %d, %d in all', (page, pages, total, range, previous, next) => {
    const view = viewOf(page, pages, total);
    expect([view.range, view.previous, view.next]).toEqual([`list.range ${range}`, previous, next]);
  });
});
