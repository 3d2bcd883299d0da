import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../sandbox/tcp/free-port.ts';
import { ROUNDS } from '../trouble.ts';
import { commandOf, readContainerfile } from './containerfile.ts';
import { filesIn, type Replayed, replay } from './replay.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** MB of the images: distroless with the C++ library, and Node's binary. */
const BASE_MB = 24 + 99;
const LARGEST_MB = 250;
const folder = mkdtempSync(join(tmpdir(), 'halyard-image-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a short run, what `npm test` has installed and built before is taken; a long one does it anew. */
function takeWhatIsThere(command: string, cwd: string): boolean {
  if (ROUNDS >= 10) return false;
  if (command.startsWith('npm ci')) execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(cwd, 'node_modules')]);
  else if (command === 'npm run build') cpSync(join(ROOT, 'dist'), join(cwd, 'dist'), { recursive: true });
  else return false;
  return true;
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let looks = 0; looks < 300 && child.exitCode === null; looks += 1) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The container did not become ready');
}

/** Runs a command of the image as its user would, and returns the process. */
function run({ workdir, env }: Replayed, [program = '', ...words]: readonly string[], port: number): ChildProcess {
  // Absolute programs are those of the images.
  const name = program.split('/').at(-1) ?? '';
  return spawn(name, words, {
    cwd: workdir,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
  });
}

test('OP1 the steps of the Containerfile, done in an empty folder, give a site that starts, answers and stops', async () => {
  const image = replay({ context: ROOT, folder, instead: takeWhatIsThere });
  const step = (name: string) => image.steps.find((one) => one.name === name)?.rest ?? '';
  const before = filesIn(image.root);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = run(image, commandOf(step('CMD')), port);
  await untilReady(origin, site);

  const list = await fetch(`${origin}/en/yachts-for-charter/`).then((answer) => answer.text());
  const [picture = ''] = /\/media\/[^" ]*preset=og[^" ]*/.exec(list) ?? [];
  const [brochure = ''] =
    /\/brochures\/[^" ]*\.pdf/.exec(
      await fetch(`${origin}${/\/en\/yacht-for-charter\/[a-z-]+\//.exec(list)?.[0]}`).then((answer) => answer.text()),
    ) ?? [];
  for (const path of [picture.replaceAll('&amp;', '&'), brochure, '/en/enquire/', '/robots.txt'])
    expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 200]);

  const [health] = await once(run(image, commandOf(step('HEALTHCHECK')), port), 'exit');
  expect(health).toBe(0);
  site.kill('SIGTERM');
  expect(await once(site, 'exit')).toEqual([0, null]);

  // The root of the file system may be read-only: all that was written is in the volumes.
  const volumes: readonly string[] = JSON.parse(step('VOLUME'));
  const changed = [...filesIn(image.root)].filter(([path, state]) => before.get(path) !== state).map(([path]) => path);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((path) => !volumes.some((volume) => `/${path}`.startsWith(`${volume}/`)))).toEqual([]);
  const bytes = [...before.values()].reduce((sum, state) => sum + Number(state.split(' ')[1]), 0);
  expect(Math.round(bytes / 1e6) + BASE_MB).toBeLessThanOrEqual(LARGEST_MB);
});

test('OP1 the image runs as a user without rights, says how it is, and names its images exactly', () => {
  const stages = readContainerfile(readFileSync(join(ROOT, 'Containerfile'), 'utf8'));
  const last = stages.at(-1)?.steps ?? [];
  expect(last.find(({ name }) => name === 'USER')?.rest).toBe('nonroot');
  expect(last.some(({ name }) => name === 'HEALTHCHECK')).toBe(true);
  for (const { image } of stages) expect(image).toMatch(/:(?!latest$)\S+$/);
  const [, node = ''] = /node:([\d.]+)-/.exec(stages[0]?.image ?? '') ?? [];
  expect(process.versions.node.split('.')[0]).toBe(node.split('.')[0]);
});
