/**
 * npm run observatory: starts the built site behind a proxy with TLS, as it stands behind one in use, and has the
 * analyser of MDN's HTTP Observatory test kinds of pages. It ends with 1 if a page fails any of the analyser's tests.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../tests/e2e/own-server.ts';
import { ensureBuild, ROOT } from '../setup.mjs';
import { installSecurityTools, SECURITY_TOOLS, securityTool } from './security-tools.ts';

const PATHS = ['/', '/en/yachts-for-charter/', '/en/search/web/?q=ketch', '/es/itinerary/', '/en/not-a-page/'];
/** A list that the analyser reads, and fetches when it is installed. `localhost` stands in none. */
const HSTS_LIST = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';

interface Certificates {
  generate(
    attributes: readonly { readonly name: string; readonly value: string }[],
    options: { readonly keySize: number },
  ): Promise<{ readonly private: string; readonly cert: string }>;
}
interface Verdict {
  readonly grade: string;
  readonly score: number;
  readonly failed: readonly string[];
}

installSecurityTools();
ensureBuild();
if (!existsSync(join(SECURITY_TOOLS, HSTS_LIST))) writeFileSync(join(SECURITY_TOOLS, HSTS_LIST), '{}');
const { generate } = await securityTool<Certificates>('selfsigned/index.js');
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
const site = await startServer({ TRUST_PROXY: '1' });
const folder = mkdtempSync(join(tmpdir(), 'halyard-observatory-'));
const secure = createTlsServer({ key, cert }, (asked, answer) => {
  const headers = { ...asked.headers, 'x-forwarded-proto': 'https' };
  const passed = request(site.origin + asked.url, { method: asked.method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.once('error', () => answer.destroy());
  asked.pipe(passed);
});
const httpsPort = await listen(secure);
const plain = createServer((asked, answer) => {
  answer.writeHead(301, { Location: `https://localhost:${httpsPort}${asked.url}` }).end();
});
const httpPort = await listen(plain);
try {
  const trusted = join(folder, 'certificate.pem');
  writeFileSync(trusted, cert);
  const args = [
    'tools/security/scan-site.mjs',
    SECURITY_TOOLS,
    String(httpsPort),
    String(httpPort),
    JSON.stringify(PATHS),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
    timeout: 120_000,
  });
  const verdicts = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1)) as Record<string, Verdict>;
  for (const [path, { grade, score, failed }] of Object.entries(verdicts)) {
    console.log(`${path}: ${grade} (${score})${failed.map((line) => `\n  failed: ${line}`).join('')}`);
  }
  process.exitCode = Object.values(verdicts).some(({ failed }) => failed.length > 0) ? 1 : 0;
} finally {
  secure.close().closeAllConnections();
  plain.close().closeAllConnections();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
