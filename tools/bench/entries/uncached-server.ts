/**
 * Serves the site without a page cache: every request renders its page, and concurrent requests do not share a
 * rendering.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { securityHeaders } from '../../../server/http/security-headers.ts';
import { openStaticFiles } from '../../../server/http/static-files.ts';
import { parseEnv } from '../../../server/start/env.ts';
import { createLogger } from '../../../server/start/log.ts';
import { serveSite } from '../../../server/start/serve-site.ts';

const env = parseEnv(process.env);
if (!env.ok) throw new Error(env.error.join('\n'));

await import(pathToFileURL(resolve('dist/server/entry.mjs')).href);
await serveSite({
  env: env.value,
  log: createLogger(env.value.logLevel),
  staticFiles: await openStaticFiles(resolve('dist/client')),
  builtAt: Math.floor(Date.now() / 1000),
  assetsDir: resolve('dist/client/assets'),
  // In development mode the site keeps no pages.
  development: { middleware: (_request, _response, next) => next(), security: securityHeaders, close: async () => {} },
});
