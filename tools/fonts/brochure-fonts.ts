/**
 * Makes the fonts that brochures embed: static instances of the site's two families, since PDF does not support
 * variable fonts, with the letters of Latin and Latin Extended-A (harbours and yards have Turkish, Polish and Croatian
 * names). The output is one JSON file of base64, which the bundler includes in the server's build like any other
 * module. Run: npx tsx tools/fonts/brochure-fonts.ts
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const OUT = 'ui/features/yacht/brochure/fonts';
const MODULES = 'node_modules/@fontsource-variable';
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const LETTERS = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŸ–—‘’‚“”„†•…‹›€™−′″≈→`,
  'latin-ext': range(0x100, 0x17f),
};

const INSTANCES = {
  display: {
    file: (set: string) => `newsreader/files/newsreader-${set}-opsz-normal.woff2`,
    axes: { wght: 300, opsz: 72 },
  },
  text: {
    file: (set: string) => `newsreader/files/newsreader-${set}-opsz-normal.woff2`,
    axes: { wght: 350, opsz: 20 },
  },
  sans: { file: (set: string) => `figtree/files/figtree-${set}-wght-normal.woff2`, axes: { wght: 400 } },
  label: { file: (set: string) => `figtree/files/figtree-${set}-wght-normal.woff2`, axes: { wght: 550 } },
};

const fonts: Record<string, string[]> = {};
for (const [name, { file, axes }] of Object.entries(INSTANCES)) {
  fonts[name] = [];
  for (const [set, letters] of Object.entries(LETTERS)) {
    const source = await readFile(`${MODULES}/${file(set)}`);
    const made = await subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes: axes });
    console.log(`${name} ${set}: ${made.length} bytes`);
    fonts[name].push(made.toString('base64'));
  }
}
await writeFile(`${OUT}/brochure-fonts.json`, `${JSON.stringify(fonts, null, 2)}\n`);
for (const family of ['newsreader', 'figtree']) {
  await copyFile(`${MODULES}/${family}/LICENSE`, `${OUT}/${family}-LICENSE.txt`);
}
