import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { SERVER_LOG } from './tests/e2e/server-log.ts';
import { CHROMIUM_ARGUMENTS } from './tools/chromium-arguments.ts';

const PORT = process.env.E2E_PORT ?? '4170';
/** The headless shell draws the page and no window around it, which takes a third of the work away. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH || INSTALLED.find((path) => existsSync(path));

mkdirSync('.cache', { recursive: true });

/** Bytes of /dev/shm that two browsers need; containers have 64 MB unless they are told otherwise. */
const SHARED_BYTES = 512 * 1024 * 1024;

/** Returns whether /dev/shm exists and is large enough. */
function sharesMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bsize, bavail } = statfsSync('/dev/shm');
  return bsize * bavail >= SHARED_BYTES;
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  // Two cores keep three pages busy: each waits for the server and the disk a part of the time.
  workers: 3,
  // A machine that is not ours may stall for seconds: what fails once and passes is named as flaky, and is to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  // What is to come comes late on a busy machine; how fast it comes is for the bench.
  expect: { timeout: 15_000 },
  // `npm test` says where the JSON report goes; without it there is none.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    // A context is emptied between two tests and its browser process kept, since to start one costs more than a page.
    reuseContext: true,
    // A headless browser calls itself one, and is then a crawler to the site (UI2).
    userAgent: devices['Desktop Chrome'].userAgent.replace('Headless', ''),
    // A visitor whose country reads euros and metres (PR6); the address says the language.
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_ARGUMENTS, '--process-per-site'],
      // Memory that processes share lies in /dev/shm, not on the disk, where there is one of sufficient size.
      ...(sharesMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
    },
  },
  // What the server has logged by the end is looked at once everything else has run.
  projects: [
    // The crawl takes one worker the longest, and so begins first.
    { name: 'crawl', testMatch: '**/crawl.e2e.ts' },
    { name: 'site', testIgnore: ['**/after/**', '**/crawl.e2e.ts'], teardown: 'after' },
    { name: 'after', testMatch: '**/after/*.e2e.ts' },
  ],
  webServer: {
    // The built server; what it says goes to a file that a test reads at the end.
    command: `exec node dist/app/main.js > ${SERVER_LOG} 2>&1`,
    // This page needs routes over the sea that the server finds once: while browsers keep the cores busy it would take
    // as long as Vike warns of.
    url: `http://127.0.0.1:${PORT}/en/when-and-where/`,
    reuseExistingServer: false,
    env: { PORT, LOG_LEVEL: 'warn', MEDIA_WARM: '0', NODE_ENV: 'production', DATA_DIR: '.cache/e2e-data' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
