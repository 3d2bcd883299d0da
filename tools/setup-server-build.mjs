// Bundles the server for Node into dist/app; runtime dependencies stay external. `npm run build` runs it after the
// pages are built.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './setup.mjs';

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const outside = Object.keys(dependencies);

await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  // Tabs compare this time with that of their own build; the pages were built just before.
  define: { BUILT_AT: String(Math.floor(Date.now() / 1000)) },
  // Anything but a runtime dependency is bundled in, since a deployment has no development dependencies.
  ssr: { noExternal: true, external: outside },
  build: {
    ssr: true,
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      // The worker thread that makes brochures starts from a file of its own, and so do the operator's commands.
      input: {
        main: 'server/main.ts',
        'brochure-worker': 'server/media/brochure-worker.ts',
        operator: 'server/operator.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
// A service starts Node with the flags that this prints.
copyFileSync(join(ROOT, 'tools/heap-flags.mjs'), join(ROOT, 'dist/app/heap-flags.js'));
