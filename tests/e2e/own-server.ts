import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from './visit.ts';

export interface OwnServer {
  readonly origin: string;
  /** The folder for letters, unless a variable names another. */
  readonly mailbox: string;
  /** Returns the log so far. */
  readonly log: () => string;
  /**
   *
   * @param page a page of the server, which is left first, so that none of its requests fails
   */
  stop(page?: Page): Promise<void>;
}

/** Starts the built server with its own configuration on a free port. */
export async function startServer(variables: Readonly<Record<string, string>>): Promise<OwnServer> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'halyard-e2e-'));
  const child = spawn(process.execPath, ['dist/app/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      MEDIA_WARM: '0',
      CACHE_DIR: cacheDir,
      DATA_DIR: join(cacheDir, 'data'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += String(chunk);
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/localhost:(\d+)/.exec(said);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${log}`)));
  });
  return {
    origin,
    mailbox: join(cacheDir, 'data', 'mailbox'),
    log: () => log,
    async stop(page) {
      await page?.goto('about:blank');
      child.kill('SIGTERM');
      await gone;
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}

/** Returns tests with a server of their own, shared by all tests of a worker. */
export function withServer(variables: Readonly<Record<string, string>>) {
  return base.extend<object, { site: OwnServer }>({
    site: [
      // Playwright wants a pattern here, and the linter none that is empty.
      async ({ browserName: _ }, use) => {
        const site = await startServer(variables);
        await use(site);
        await site.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ site }, use) => use(site.origin),
  });
}
