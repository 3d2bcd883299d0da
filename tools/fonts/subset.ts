/**
 * Makes the two font files that the site ships from the full ones in @fontsource-variable: only Latin and Spanish
 * letters, and only those weights and optical sizes of the display serif that the heading scale uses. Run: npx tsx
 * tools/fonts/subset.ts
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const out = 'ui/styles/fonts';
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const text = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™−′″≈→←↑↓ \u2009\u202f`;

async function subset(from: string, to: string, axes: Record<string, number | { min: number; max: number }>) {
  const source = await readFile(from);
  const result = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`${out}/${to}`, result);
  console.log(`${to}: ${source.length} → ${result.length} bytes`);
}

const modules = 'node_modules/@fontsource-variable';
await subset(`${modules}/newsreader/files/newsreader-latin-opsz-normal.woff2`, 'newsreader.woff2', {
  wght: { min: 300, max: 400 },
  opsz: { min: 20, max: 72 },
});
await subset(`${modules}/figtree/files/figtree-latin-wght-normal.woff2`, 'figtree.woff2', {
  wght: { min: 400, max: 600 },
});
await copyFile(`${modules}/newsreader/LICENSE`, `${out}/newsreader-LICENSE.txt`);
await copyFile(`${modules}/figtree/LICENSE`, `${out}/figtree-LICENSE.txt`);
