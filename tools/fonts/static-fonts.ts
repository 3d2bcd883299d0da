/**
 * Makes the fonts of brochures and pictures for messengers: static instances of the site's two families, since PDF does
 * not support variable fonts, with the letters of Latin and Latin Extended-A (harbours and yards have Turkish, Polish
 * and Croatian names). The output is one JSON file of base64, which the bundler includes in the server's build like any
 * other module. Run: npx tsx tools/fonts/static-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const OUT = 'ui/styles/fonts/static-fonts.json';
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
await writeFile(OUT, `${JSON.stringify(fonts, null, 2)}\n`);
