import { expect, test } from 'vitest';
import { runMatrix } from '../faults/matrix.ts';
import { tableHead, tableRow } from '../faults/report.ts';

test('SE9 CO8 ME1 FM2 visitors lose nothing while a service fails, and all is right afterwards', async () => {
  console.log(tableHead());
  const rows = await runMatrix({ isQuick: true, only: '' }, (row) => console.log(tableRow(row)));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ problems }) => problems.length > 0).map(tableRow)).toEqual([]);
});
