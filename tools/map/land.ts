/**
 * Draws the land of the chart from Natural Earth (public domain, from the package world-atlas) in Web Mercator: a
 * coarse file for the world, a finer one for deeper zooms, and detailed coasts in cells of five degrees. Run: npm run
 * land
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { COARSE_LAND, coarseLand } from './coarse-land.ts';
import { buildDetailLand } from './detail-cells.ts';

const ATLAS = 'node_modules/world-atlas';
const OUT = 'ui/map/land';
/** Files below /assets/ are cached without expiry, and served for a day after the build that contained them. */
const CELLS = 'public/assets';

for (const drawing of COARSE_LAND) {
  const svg = coarseLand(JSON.parse(await readFile(`${ATLAS}/${drawing.source}`, 'utf8')), drawing);
  await writeFile(`${OUT}/${drawing.file}`, svg);
  console.log(`${drawing.file}: ${gzipSync(svg).length} bytes gzip`);
}

const { cells, files } = buildDetailLand(JSON.parse(await readFile(`${ATLAS}/land-10m.json`, 'utf8')));
await mkdir(CELLS, { recursive: true });
for (const name of await readdir(CELLS)) {
  if (name.startsWith('land-')) await rm(`${CELLS}/${name}`, { recursive: true });
}
const folder = `${CELLS}/land-${cells.version}`;
await mkdir(folder);
for (const [name, svg] of files) await writeFile(`${folder}/${name}`, svg);
await writeFile(`${OUT}/near-cells.json`, `${JSON.stringify(cells, null, 2)}\n`);
const sizes = [...files.values()].map(({ length }) => length);
const sum = sizes.reduce((a, b) => a + b, 0);
console.log(`${folder}: ${files.size} cells, ${sum} bytes in all, ${Math.max(...sizes)} at most`);
