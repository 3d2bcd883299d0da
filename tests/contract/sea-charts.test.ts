import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileSeaCharts } from '../../adapters/sea-files/file-sea-charts.ts';
import { SiteSeaCharts } from '../../adapters/site-http/site-sea-charts.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { MemorySeaCharts } from '../fakes/memory-sea-charts.ts';
import { seaChartsContract } from './sea-charts-contract.ts';

const ASSETS = 'public/assets';
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function folderOf(bytes: Uint8Array | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sea-'));
  folders.push(folder);
  if (bytes !== null) await writeFile(join(folder, SEA_ASSET), bytes);
  return folder;
}

const silent = { error: () => {} };

seaChartsContract('memory', async () => {
  const charts = new MemorySeaCharts();
  return { charts, breakDown: (isBroken) => charts.breakDown(isBroken) };
});

seaChartsContract('files of the build', async () => {
  const folder = await folderOf(await readFile(join(ASSETS, SEA_ASSET)));
  const file = join(folder, SEA_ASSET);
  return {
    charts: new FileSeaCharts(folder, silent),
    breakDown: (isBroken) => (isBroken ? rm(file) : copyFile(join(ASSETS, SEA_ASSET), file)),
  };
});

seaChartsContract('an asset of the site', async () => {
  let isBroken = false;
  const bytes = await readFile(join(ASSETS, SEA_ASSET));
  const charts = new SiteSeaCharts(async (url) => {
    if (url !== `/assets/${SEA_ASSET}`) return new Response(null, { status: 404 });
    if (isBroken) throw new TypeError('Failed to fetch');
    return new Response(bytes);
  });
  return {
    charts,
    breakDown(broken) {
      isBroken = broken;
    },
  };
});

test('CF3 rejects a truncated file and logs it', async () => {
  const whole = await readFile(join(ASSETS, SEA_ASSET));
  const said: string[] = [];
  const log = { error: (_: object, message: string) => said.push(message) };
  expect(await new FileSeaCharts(await folderOf(whole.subarray(0, 1000)), log).load()).toBeNull();
  expect(await new FileSeaCharts(await folderOf(null), log).load()).toBeNull();
  expect(said).toHaveLength(2);
});

test.each([
  ['an error page', () => new Response('<h1>Gone</h1>', { status: 404 })],
  ['another file', () => new Response('<h1>Welcome</h1>')],
])('CF3 rejects %s in its place', async (_, answer) => {
  expect(await new SiteSeaCharts(async () => answer()).load()).toBeNull();
});
