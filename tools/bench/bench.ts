/**
 * npm run bench: measures the figures of server and browser and prints them beside their goals: ratios
 * to a baseline measured in the same run, bytes, or counts. The exit code is always 0, since a bench is not a test.
 */

import { buildEntries } from './bench-build.ts';
import { readMachine } from './machine.ts';
import { measureAttacks } from './measure/measure-attacks.ts';
import { BROWSER_PARTS, measureBrowser } from './measure/measure-browser.ts';
import { measureCache } from './measure/measure-cache.ts';
import { measureContent } from './measure/measure-content.ts';
import { measureExpressions } from './measure/measure-expressions.ts';
import { measureFeeds } from './measure/measure-feeds.ts';
import { measureMemory } from './measure/measure-memory.ts';
import { measureNext } from './measure/measure-next.ts';
import { measurePeak } from './measure/measure-peak.ts';
import { measureRender } from './measure/measure-render.ts';
import { measureScale } from './measure/measure-scale.ts';
import { measureSea } from './measure/measure-sea.ts';
import { measureSearch } from './measure/measure-search.ts';
import { measureStart } from './measure/measure-start.ts';
import { measureYear } from './measure/measure-year.ts';
import { measureMedia } from './media/measure-media.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { ensureBuild } from './plain-tools.ts';
import { stopAll } from './processes.ts';
import { failedRow, type ReportRow, tableText } from './report.ts';
import { measureSearchPeers } from './search/measure-search-peers.ts';

type Measure = (options: BenchOptions) => Promise<ReportRow[]>;

const SERVER_PARTS: Readonly<Record<string, Measure>> = {
  render: measureRender,
  next: measureNext,
  cache: measureCache,
  start: measureStart,
  content: measureContent,
  search: measureSearch,
  'search-peers': measureSearchPeers,
  sea: measureSea,
  feeds: measureFeeds,
  memory: measureMemory,
  media: measureMedia,
  attacks: measureAttacks,
  expressions: measureExpressions,
  peak: measurePeak,
  scale: measureScale,
  year: measureYear,
};

/** Parts that take long, and run only when they are named. */
const ALONE = new Set(['scale', 'year']);

const options = readOptions(process.argv.slice(2));
const machine = readMachine();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopAll().finally(() => process.exit(1)));

ensureBuild();
await buildEntries();

const rows: ReportRow[] = [];
for (const [name, measure] of Object.entries(SERVER_PARTS)) {
  if (!wanted(name, 'server') || (ALONE.has(name) && options.only !== name)) continue;
  const started = performance.now();
  rows.push(...(await measure(options).catch((error: unknown) => [failedRow(name, error)])));
  process.stderr.write(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
}
const browserParts = BROWSER_PARTS.filter((name) => wanted(name, 'browser'));
if (browserParts.length > 0) {
  rows.push(...(await measureBrowser(browserParts, options).catch((error: unknown) => [failedRow('browser', error)])));
}
await stopAll();

console.log(`\n${machine.line}`);
if (machine.warning !== null) console.log(machine.warning);
console.log(`\n${tableText(rows)}\n`);
console.log('median (interquartile range, n samples); kB = 1000 bytes; a ratio below 1 is slower than its floor');

function wanted(name: string, side: 'server' | 'browser'): boolean {
  return options.only === null || options.only === name || options.only === side;
}
