/**
 * npm run faults [-- --write] [--only NAME]: makes every service and the machine fail under the built site, and prints
 * what visitors get as a table. `--write` also writes it to docs/guide/faults.md; `--only` makes the faults whose
 * service and name contain a text, such as `search` or `media hang`. The exit code is 1 if anything is wrong.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { leftOut } from '../tests/faults/local-faults.ts';
import { runMatrix } from '../tests/faults/matrix.ts';
import { guidePage, tableHead, tableRow } from '../tests/faults/report.ts';

const GUIDE = 'docs/guide/faults.md';
const { write, only } = parseArgs({
  options: { write: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
}).values;

if (!existsSync('dist/app/main.js')) {
  console.error('There is no build in dist: run "npm run build".');
  process.exit(2);
}
console.log(tableHead());
const rows = await runMatrix({ isQuick: false, only }, (row) => console.log(tableRow(row)));
const wrong = rows.filter(({ problems }) => problems.length > 0).length;
for (const line of leftOut()) console.log(`left out: ${line}`);
console.log(`${rows.length} rows, ${wrong} of them with something wrong`);
if (write && only === '') writeFileSync(GUIDE, guidePage(rows, leftOut()));
// The shared PostgreSQL ends with this process.
process.exit(wrong === 0 ? 0 : 1);
