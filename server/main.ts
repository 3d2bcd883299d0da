import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { errorText } from '../core/shared/error-text.ts';
import { openStaticFiles } from './http/static-files.ts';
import { parseEnv } from './start/env.ts';
import { createLogger } from './start/log.ts';
import { serveSite } from './start/serve-site.ts';

/** Seconds since 1970, written into the bundle when it is built (tools/build/build-server.mjs). */
declare const BUILT_AT: number;

function giveUp(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

// The heap grows by three tenths between two collections, not by up to four times (ADR 0066). A Node that does not know
// the flag ignores it.
setFlagsFromString('--heap-growing-percent=30');

process.env.NODE_ENV ??= 'production';
const env = parseEnv(process.env);
if (!env.ok) giveUp(env.error);

const client = resolve('dist/client');
if (!existsSync(client)) giveUp(['There is no build in dist: run "npm run build", or "npm start".']);

const log = createLogger(env.value.logLevel);
if (env.value.publicUrl === null) {
  log.warn('PUBLIC_URL is not set: sitemaps and feeds take the host of a request, and letters lead to localhost');
}
try {
  // The built pages, which register themselves with Vike.
  await import('halyard:pages');
  await serveSite({
    env: env.value,
    log,
    staticFiles: await openStaticFiles(client),
    builtAt: BUILT_AT,
    assetsDir: join(client, 'assets'),
  });
} catch (error) {
  log.fatal({ err: error }, 'Halyard cannot start');
  giveUp([`Halyard cannot start: ${errorText(error)}`]);
}
