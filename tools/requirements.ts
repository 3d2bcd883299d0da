/**
 * Writes docs/requirements.md: every requirement, in a line, and the test files that name it.
 * `npm run requirements` writes it; with `--check` it fails when the file no longer says the truth.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'docs/requirements.md';
const FOLDERS = ['core', 'adapters', 'server', 'ui', 'tests', 'tools'];

/** Ids and what they ask, in a few words. */
const REQUIREMENTS: Readonly<Record<string, string>> = {
  RT1: 'content pages by slug and locale',
  RT2: 'named paths',
  RT3: 'lists, yacht pages, berth pages',
  RT4: 'pages that must exist',
  RT5: 'a slug per locale',
  RT6: 'page validity, 404 texts',
  RT7: 'sitemaps and robots.txt',
  RT8: 'microsites',
  LO1: 'locale table',
  LO2: 'prefix strategies',
  LO3: 'detection order',
  LO4: 'locale cookie',
  LO5: 'root redirect',
  LO6: 'locale switch',
  LO7: 'message files',
  LO8: 'no hard-coded words, real Spanish',
  LK1: 'locale prefix and trailing slash',
  LK2: 'tel:, mailto:, external links',
  LK3: 'refused schemes',
  LK4: 'redirect rules',
  LK5: 'prefetch and progress',
  LK6: 'router failures',
  YN1: 'previous, next, back',
  YN2: 'back to search',
  YN3: 'navigation context',
  YN4: 'search mode',
  YN5: 'navigation entries',
  YA1: 'all fields of the yacht, units',
  YA2: 'market types',
  YA3: 'ghost pages',
  YA4: 'features',
  YA5: 'new to market, ribbons',
  YA6: 'generators, engines, stabilisers',
  YA7: 'search hit',
  PR1: 'price sets, contract currency',
  PR2: 'money formatting',
  PR3: 'price texts',
  PR4: 'tax label',
  PR5: 'seasons and rates',
  PR6: 'currency and unit by country and choice',
  PR7: 'note on residents of the U.S.',
  PR8: 'phone links',
  ME1: 'media assets',
  ME2: 'gallery assets',
  ME3: 'image addresses and formats',
  ME4: 'galleries and videos',
  ME5: 'lightbox',
  SE1: 'search request, page sizes',
  SE2: 'facets of the empty query',
  SE3: 'facets',
  SE4: 'widgets, disjunctive counts',
  SE5: 'min:max ranges',
  SE6: 'sort',
  SE7: 'URL state',
  SE8: 'site search categories',
  SE9: 'search states and failures',
  SE10: 'filter panel, chips, announced count',
  CF1: 'compare',
  CF2: 'favourites',
  CF3: 'itinerary',
  CO1: 'blocks',
  CO2: 'unknown or wrong blocks',
  CO3: 'headings',
  CO4: 'buttons',
  CO5: 'offices',
  CO6: 'footer',
  CO7: 'page state',
  CO8: 'preview',
  CO9: 'jump-to menu',
  CO10: 'slide layout',
  FM1: 'drawers',
  FM2: 'enquiries that arrive',
  FM3: 'newsletter',
  UI1: 'server rendering, route announcer',
  UI2: 'error page',
  UI3: 'keyboard mode, scroll, breakpoints',
  UI4: 'build freshness',
  UI5: 'cookie characters',
  UI6: 'recommendations',
  HT1: 'HTTP client',
};

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(\.(test|e2e)|-contract)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const naming = new Map<string, string[]>();
for (const file of FOLDERS.flatMap(testFiles)) {
  const named = new Set(readFileSync(file, 'utf8').match(/\b[A-Z]{2}\d{1,2}\b/g) ?? []);
  for (const id of named) naming.set(id, [...(naming.get(id) ?? []), file]);
}

const rows = Object.entries(REQUIREMENTS).map(([id, asks]) => {
  const files = naming.get(id) ?? [];
  return `| ${id} | ${asks} | ${files.length === 0 ? '–' : files.map((file) => `\`${file}\``).join(' ')} |`;
});
const text = `# Requirements and the tests that name them

Written by \`npm run requirements\`. A dash: no test names it yet, because the site does not do it yet.

| id | what it asks | named in |
|---|---|---|
${rows.join('\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error(`${FILE} is out of date: run "npm run requirements".`);
    process.exitCode = 1;
  }
} else writeFileSync(FILE, text);
