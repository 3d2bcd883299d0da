import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentPorts } from '../../tools/content-ports.ts';
import { createPrng } from '../../tools/demo/fleet/prng.ts';
import { SEED } from '../seed.ts';
import { ROUNDS } from './trouble.ts';

/** Kills; fewer in a short run, as `npm test` makes it. */
const KILLS = ROUNDS < 10 ? 6 : 200;
const YACHTS = 150;

/** Writes a feed of a hundred and fifty yachts, each with the fleet's letter in her name. */
function openMarine(letter: string, from: number): string {
  const adverts = Array.from({ length: YACHTS }, (_, at) => {
    return `<advert ref="R${from + at}" status="Available"><advert_features><boat_category>Motor Yacht</boat_category>
<asking_price currency="EUR">${1_000_000 + at}</asking_price><manufacturer>Benetti</manufacturer></advert_features>
<boat_features><item name="boat_name">${letter} ${from + at}</item><dimensions>
<item name="loa" unit="metres">${30 + (at % 20)}</item></dimensions><build><item name="year">2012</item></build>
</boat_features></advert>`;
  });
  return `<?xml version="1.0"?><open_marine version="1.7"><broker><adverts>${adverts.join('')}</adverts></broker></open_marine>`;
}

/** Starts an import; the promise ends with its status, or null if it was killed. */
function startImport(contentDir: string, feed: string) {
  const words = ['dist/app/import-listings.js', '--format', 'openmarine', '--feed', 'mls', '--from', feed];
  const child = spawn(process.execPath, words, { env: { ...process.env, CONTENT_DIR: contentDir }, stdio: 'ignore' });
  const status = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, kill: () => child.kill('SIGKILL') };
}

/** Returns the yachts that a site would show, without those that are off the market. */
async function fleetOf(contentDir: string): Promise<readonly string[]> {
  const fleet = await contentPorts(contentDir).catalogue.all();
  return fleet.filter(({ withdrawn }) => withdrawn === null).map(({ name }) => name);
}

/** Milliseconds for two hundred kills, whose unfinished records of the last hour stay in the folder. */
const MAX_MS = 900_000;

test('FD2 an import that is killed at any moment leaves the old fleet or the new one', {
  timeout: MAX_MS,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  cpSync('content/areas.json', join(content, 'areas.json'));
  cpSync('content/yachts/acanthus.json', join(content, 'yachts/acanthus.json'));
  const fleets = [
    { letter: 'A', from: 0 },
    { letter: 'B', from: 20 },
  ].map(({ letter, from }) => {
    const feed = join(folder, `${letter}.xml`);
    writeFileSync(feed, openMarine(letter, from));
    const names = Array.from({ length: YACHTS }, (_, at) => `${letter} ${from + at}`);
    return { letter, feed, names: ['Acanthus', ...names].toSorted() };
  });
  const [a, b] = fleets as [(typeof fleets)[number], (typeof fleets)[number]];

  const began = performance.now();
  expect(await startImport(content, a.feed).status).toBe(0);
  const wholeMs = performance.now() - began;
  const random = createPrng(`${SEED} import`);
  // Kills are spread over the time of an import and longer, so that few of them meet both ends.
  const turns = random.shuffled(Array.from({ length: KILLS }, (_, at) => at));
  let [now, next] = [a, b];
  let finished = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const run = startImport(content, next.feed);
    const timer = setTimeout(run.kill, ((turns[kill] ?? 0) + random.next()) * (wholeMs / KILLS) * 2.5);
    await run.status;
    clearTimeout(timer);
    const names = (await fleetOf(content)).toSorted();
    const isNew = names.some((name) => name.startsWith(`${next.letter} `));
    expect(names).toEqual(isNew ? next.names : now.names);
    if (!isNew) continue;
    finished += 1;
    [now, next] = [next, now];
  }
  // Both ends are met: kills before the new fleet was there, and imports that came to their end.
  expect(finished).toBeGreaterThan(0);
  expect(finished).toBeLessThan(KILLS);
  expect(await startImport(content, next.feed).status).toBe(0);
  expect((await fleetOf(content)).toSorted()).toEqual(next.names);
});
