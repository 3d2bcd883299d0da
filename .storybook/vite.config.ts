import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from '../tools/build/compile-messages.ts';

/** The site's own without Vike: a story has no routes and no server. */
export default defineConfig({
  plugins: [compiledMessages(), react(), tailwindcss()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
