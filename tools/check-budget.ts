/**
 * npm run budget: measures the size of the built site and checks that it contains no server
 * code. Sizes are gzip at level 6, summed file by file; 1 kB is 1000 bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ENV_NAMES } from '../server/start/env.ts';
import { freePort } from '../tests/sandbox/tcp/free-port.ts';
import { SITE_SERVER } from './bench/paths.ts';
import { serve } from './bench/processes.ts';
import { allStyles, firstLoad, type Manifest } from './budget/first-load.ts';
import { packagesAtStart } from './budget/packages-at-start.ts';
import { serverTraces } from './budget/server-traces.ts';

const CLIENT = 'dist/client';
const LIMITS = { js: 108, css: 20, html: 12 };
const CARDS = 30;

interface Line {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

const gzipped = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file)), { level: 6 }).length, 0);

/** Measures the HTML of the lists as first visitors get it. */
async function listLines(): Promise<Line[]> {
  const server = await serve({ script: SITE_SERVER, port: await freePort() });
  try {
    const lines: Line[] = [];
    for (const path of ['/en/yachts-for-charter/', '/es/yachts-for-charter/', '/en/yachts-for-sale/']) {
      const html = await (await fetch(server.origin + path)).text();
      const cards = html.match(/class="card"/g)?.length ?? 0;
      if (cards !== CARDS) throw new Error(`${path} shows ${cards} yachts, not ${CARDS}.`);
      lines.push({ what: `HTML ${path}`, bytes: gzipSync(html, { level: 6 }).length, limit: LIMITS.html });
    }
    return lines;
  } finally {
    await server.stop();
  }
}

const manifest: Manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8'));
const pages = readdirSync('ui/pages', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const lines: Line[] = [
  ...pages.map(({ name }) => ({
    what: `JavaScript, first load, ${name}`,
    bytes: gzipped(firstLoad(manifest, name).js),
    limit: LIMITS.js,
  })),
  { what: 'CSS for screens, whole site', bytes: gzipped(allStyles(manifest)), limit: LIMITS.css },
  ...(await listLines()),
];

const shipped = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
const scripts = shipped.filter((file) => file.endsWith('.js'));
const traces = [
  ...scripts.flatMap((file) =>
    serverTraces(readFileSync(join(CLIENT, file), 'utf8'), ENV_NAMES).map((what) => `${file} holds ${what}`),
  ),
  ...shipped.filter((file) => file.endsWith('.map')).map((file) => `${file} is shipped`),
];

// Finding and reading the files of packages is most of a start, so that only native code stays outside.
const outside = packagesAtStart('./main.js', (path) => readFileSync(join('dist/app', path), 'utf8'));
const unexpected = outside.filter((name) => name !== 'libsql');

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const width = Math.max(...lines.map(({ what }) => what.length));
for (const { what, bytes, limit } of lines) {
  const verdict = bytes <= limit * 1000 ? '' : '  OVER';
  console.log(`${what.padEnd(width)}  ${kB(bytes).padStart(9)} of ${limit} kB${verdict}`);
}
for (const name of unexpected) console.error(`The server loads ${name} from node_modules as it starts.`);
for (const trace of traces) console.error(`Not for the browser: ${trace}`);
console.log(
  `${scripts.length} scripts, ${ENV_NAMES.length} names of the environment looked for. 1 kB = 1000 bytes, gzip.`,
);
const over = lines.some(({ bytes, limit }) => bytes > limit * 1000);
const failed = over || traces.length > 0 || unexpected.length > 0 || outside.length === 0;
process.exitCode = failed || ENV_NAMES.length === 0 || scripts.length === 0 ? 1 : 0;
