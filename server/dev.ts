import { createDevMiddleware } from 'vike/server';
import { FILE_HEADERS } from './http/security-headers.ts';
import { parseEnv } from './start/env.ts';
import { createLogger } from './start/log.ts';
import { serveSite } from './start/serve-site.ts';

/** Serves the site through Vite: modules are not bundled, and every page is rendered anew. */
const env = parseEnv(process.env);
if (!env.ok) {
  process.stderr.write(`${env.error.join('\n')}\n`);
  process.exit(1);
}
const { devMiddleware, viteServer } = await createDevMiddleware({ root: process.cwd() });
await serveSite({
  env: env.value,
  log: createLogger(env.value.logLevel),
  staticFiles: null,
  builtAt: Math.floor(Date.now() / 1000),
  assetsDir: 'public/assets',
  development: {
    middleware: devMiddleware,
    // Vite's own client needs what the site's Content-Security-Policy forbids.
    security: () => FILE_HEADERS,
    close: () => viteServer.close(),
    renderBrochure: async (job) =>
      (await import('../ui/features/yacht/brochure/render-brochure.tsx')).renderBrochure(job),
  },
});
