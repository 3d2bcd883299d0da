/**
 * npm run faults [-- --write] [--only NAME]: makes every service and the machine fail under the built site, and prints
 * what visitors get as a table. `--only` makes the faults whose service and name contain a text, such as `search` or
 * `media hang`. Rows are kept in .cache, and `--write` writes all of them to docs/guide/faults.md, also those of earlier
 * runs. The exit code is 1 if anything is wrong.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Row } from '../tests/faults/comparison.ts';
import { leftOut } from '../tests/faults/local-faults.ts';
import { runMatrix } from '../tests/faults/matrix.ts';
import { guidePage, tableHead, tableRow } from '../tests/faults/report.ts';

const GUIDE = 'docs/guide/faults.md';
const KEPT = '.cache/faults.json';
const { write, only } = parseArgs({
  options: { write: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
}).values;

if (!existsSync('dist/app/main.js')) {
  console.error('There is no build in dist: run "npm run build".');
  process.exit(2);
}
const kept = keptRows();
console.log(tableHead());
const rows = await runMatrix({ isQuick: false, only }, (row) => {
  console.log(tableRow(row));
  keep(row);
});
const wrong = rows.filter(({ problems }) => problems.length > 0).length;
for (const line of leftOut()) console.log(`left out: ${line}`);
console.log(`${rows.length} rows, ${wrong} of them with something wrong`);
if (write) writeFileSync(GUIDE, guidePage([...kept.values()], leftOut()));
// The shared PostgreSQL ends with this process.
process.exit(wrong === 0 ? 0 : 1);

/** Reads the rows of earlier runs, by what they are about. */
function keptRows(): Map<string, Row> {
  if (!existsSync(KEPT)) return new Map();
  const rows: [string, Row & { readonly cells: [] }][] = JSON.parse(readFileSync(KEPT, 'utf8'));
  return new Map(rows.map(([name, row]) => [name, { ...row, cells: new Map(row.cells) }]));
}

function keep(row: Row): void {
  kept.set(`${row.service} ${row.fault} ${row.situation}`, row);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    KEPT,
    JSON.stringify([...kept].map(([name, { cells, ...rest }]) => [name, { ...rest, cells: [...cells] }])),
  );
}
