/**
 * Makes the sea chart for routes of itineraries from the coasts of Natural Earth (public domain, from the package
 * world-atlas): land and water, and waypoints in sight of each other. Run: npm run sea
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { SeaChart } from '../../core/sea/sea-chart.ts';
import { writeSea } from '../../core/sea/sea-file.ts';
import { Coast } from './coast.ts';
import { DETAILED_WATERS } from './detailed-waters.ts';
import { linksOf, mainSea } from './links.ts';
import { inOrder } from './order.ts';
import { chartOf, finenessOf, squaresOf } from './squares.ts';
import { waypointsOf } from './waypoints.ts';

const SOURCE = 'node_modules/world-atlas/land-10m.json';
const OUT = 'public/assets';
const NAME = 'core/sea/sea-asset.ts';

const coast = new Coast(JSON.parse(await readFile(SOURCE, 'utf8')));
const squares = chartOf(squaresOf(coast, DETAILED_WATERS));
const chart = new SeaChart(squares);
const all = waypointsOf(squares, chart, finenessOf(DETAILED_WATERS));
const links = linksOf(all, chart);
const sea = mainSea(all, links);
const { x, y, pairs } = inOrder(all, links, sea);
const bytes = writeSea({ squares, x, y, pairs });

await mkdir(OUT, { recursive: true });
for (const name of await readdir(OUT)) if (name.startsWith('sea-')) await rm(`${OUT}/${name}`);
const file = `sea-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.bin`;
await writeFile(`${OUT}/${file}`, bytes);
await writeFile(NAME, nameOf(file));
console.log(
  `${file}: ${squares.length / 4} squares, ${x.length} waypoints of ${all.length}, ${pairs.length / 2} links`,
);
console.log(`${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzip`);

function nameOf(name: string): string {
  return `/** The file name of the sea chart under /assets/. \`npm run sea\` generates both. */\nexport const SEA_ASSET = '${name}';\n`;
}
