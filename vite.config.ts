import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { compiledMessages, listedBrowserKeys } from './tools/build/compile-messages.ts';
import { EVERY_PAGE, LISTS } from './tools/build/script-groups.ts';
import { trimReact } from './tools/build/trim-react.ts';
import { trimVike } from './tools/build/trim-vike.ts';

export default defineConfig({
  plugins: [compiledMessages(), listedBrowserKeys(), vike(), trimVike(), trimReact(), react(), tailwindcss()],
  resolve: {
    alias: [
      // Messages are compiled ahead: a text that is not is an error, and the parser stays out of the browser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // @xstate/react asks for a shim of what React has had since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
    dedupe: ['@formatjs/icu-messageformat-parser'],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The scripts of another kind of page are requested at once. Elsewhere each script requests its own: adding links for
    // all of the runtime's at once is a long task, and their names are bytes of the first load.
    modulePreload: {
      resolveDependencies: (file, dependencies) =>
        file.startsWith('assets/entries/') ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'every-page', test: EVERY_PAGE },
                { name: 'lists', test: LISTS },
              ],
            },
            // Each script names those that it may ask for: every letter of a name is in the first load many times over.
            chunkFileNames: 'assets/chunks/[hash:7].js',
          },
        },
      },
    },
  },
});
