import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BoundedFileStore } from '../../adapters/file-store/bounded-file-store.ts';
import { FileMediaLibrary } from '../../adapters/media-files/file-media-library.ts';
import { MediaFiles } from '../../adapters/media-files/media-files.ts';
import { type FixtureSite, startSite } from '../../server/start/site.fixture.ts';
import { mediaAddress } from './media-address.ts';
import { filesIn, RENDITIONS, writePhotographs } from './media-pictures.ts';

const ORIGINAL = { width: 48, height: 32 };
const PHOTOGRAPHS = 2;
const CACHE_BYTES = 8_000;
const AT_ONCE = 50;
const ROUNDS = 100;

let folder = '';
let media: MediaFiles;
let site: FixtureSite;
let addresses: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 10 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-urls-'));
  await writePhotographs(folder, PHOTOGRAPHS, ORIGINAL);
  const quiet = { warn: () => {} };
  const library = new FileMediaLibrary({ contentDir: folder, ...quiet });
  const store = new BoundedFileStore({
    folder: join(folder, 'cache'),
    maxBytes: CACHE_BYTES,
    what: 'Pictures',
    ...quiet,
  });
  media = new MediaFiles(library, store, quiet);
  site = await startSite({}, undefined, { answerMedia: (request) => media.answer(request) });
  const assets = await Promise.all(['a0', 'a1'].map((id) => library.findAsset(id)));
  addresses = assets.flatMap((asset) => asset?.url ?? []);
});
afterAll(async () => {
  agent.destroy();
  await site.app.close();
  // Pictures may still be made in the background.
  await rm(folder, { recursive: true, maxRetries: 10 });
});

function statusOf(path: string): Promise<number> {
  const { port } = site.app.fastify.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}

test('ME3 five thousand URLs give a picture, 400 or 404, and the folder stays within its limit', async () => {
  const seen = new Map<number, number>();
  const kept = new Set<string>();
  let most = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      const files = await filesIn(join(folder, 'cache'));
      most = Math.max(
        most,
        files.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      for (const { name } of files) if (!name.endsWith('.part')) kept.add(name);
      await wait(2);
    }
  })();
  const url = mediaAddress(addresses, ORIGINAL);
  const round = fc.asyncProperty(fc.array(url, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (urls) => {
    const answers = await Promise.all(urls.map(async (path) => ({ path, status: await statusOf(path) })));
    for (const { status } of answers) seen.set(status, (seen.get(status) ?? 0) + 1);
    expect(answers.filter(({ status }) => ![200, 400, 404].includes(status))).toEqual([]);
  });
  try {
    await fc.assert(round, { numRuns: ROUNDS });
  } finally {
    isOver = true;
    await watch;
  }
  expect(most).toBeGreaterThan(CACHE_BYTES / 2);
  expect(most).toBeLessThanOrEqual(CACHE_BYTES);
  // There must be enough answers of each kind for a meaningful test, and only pictures of the table may be made.
  for (const status of [200, 400, 404]) expect(seen.get(status)).toBeGreaterThan(400);
  expect(kept.size).toBeGreaterThan(RENDITIONS / 2);
  expect(kept.size).toBeLessThanOrEqual(RENDITIONS * PHOTOGRAPHS);
});
