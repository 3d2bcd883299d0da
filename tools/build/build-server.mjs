// Bundles the server for Node into dist/app, with the built pages and the packages that both use: finding and reading
// a thousand small files took half of a start. `npm run build` runs it after the pages are built.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../setup.mjs';
import { NEVER_LOADED, OUTSIDE } from './outside-packages.mjs';

const OUT = join(ROOT, 'dist/app');

await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: {
    // Tabs compare this time with that of their own build; the pages were built just before.
    BUILT_AT: String(Math.floor(Date.now() / 1000)),
    // Leaves out what packages have for development.
    'process.env.NODE_ENV': '"production"',
  },
  resolve: {
    alias: {
      'halyard:pages': join(ROOT, 'dist/server/entry.mjs'),
      // Pages are rendered to a string: the half of the renderer that makes streams stays out.
      'react-dom/server': join(ROOT, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
    },
  },
  ssr: { noExternal: true, external: [...OUTSIDE, ...NEVER_LOADED] },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      // The threads of brochures, sea routes and calendar feeds start from files of their own, and so do the operator's commands.
      input: {
        main: 'server/main.ts',
        'brochure-worker': 'server/media/brochure-worker.ts',
        'sea-worker': 'adapters/sea-files/sea-worker.ts',
        'feed-worker': 'adapters/icalendar-feeds/feed-worker.ts',
        operator: 'server/operator.ts',
        'import-listings': 'server/import-listings.ts',
        doctor: 'server/doctor.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
// V8 reads a file in ASCII faster than others, and keeps its text in half the memory.
for (const name of readdirSync(OUT).filter((name) => name.endsWith('.js'))) {
  const code = readFileSync(join(OUT, name), 'utf8');
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(join(OUT, name), code.replace(/[\u0080-\uffff]/g, escaped));
}
// A service starts Node with the flags that this prints.
copyFileSync(join(ROOT, 'tools/heap-flags.mjs'), join(OUT, 'heap-flags.js'));
