import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

/** Messages are parsed on the server; the browser gets trees, and so needs no ICU parser. */
function noMessageParserInBrowser(): Plugin {
  return {
    name: 'halyard:no-message-parser-in-browser',
    enforce: 'pre',
    resolveId(id) {
      if (id !== '@formatjs/icu-messageformat-parser' || this.environment.name !== 'client') return null;
      return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js');
    },
  };
}

export default defineConfig({
  plugins: [noMessageParserInBrowser(), vike(), react(), tailwindcss()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
