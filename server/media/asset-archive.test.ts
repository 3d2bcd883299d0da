import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ArchiveFolder, type AssetArchive, listAssets, openAssetArchive } from './asset-archive.ts';

const HOUR = 60 * 60 * 1000;
/** Each build has a file of its own and one that all have. */
const SHARED = 'static/font.00.woff2';
const ownFile = (build: string) => `entries/entry.${build}.js`;

let root = '';
let folder = '';
let now = 0;
let warnings: string[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'archive-'));
  folder = join(root, 'cache/assets');
  now = Date.parse('2025-03-01T12:00:00Z');
  warnings = [];
});
afterEach(() => rm(root, { recursive: true }));

async function built(build: string): Promise<ReadonlyMap<string, string>> {
  const client = join(root, build);
  for (const name of [ownFile(build), SHARED]) {
    await mkdir(join(client, name, '..'), { recursive: true });
    await writeFile(join(client, name), `contents of ${name}`);
  }
  return listAssets(client);
}

/** A new server starts with this build. */
async function deploy(build: string): Promise<AssetArchive> {
  return start(build, await built(build));
}

function start(buildId: string, assets: ReadonlyMap<string, string>): Promise<AssetArchive> {
  return openAssetArchive({ folder, assets, buildId, now: () => now, warn: (message) => warnings.push(message) });
}

/** The build is gone from where it was built. */
async function leave(build: string): Promise<void> {
  await rm(join(root, build), { recursive: true });
}

async function stored(): Promise<string[]> {
  return [...(await listAssets(join(folder, 'files'))).keys()].sort();
}

test('UI4 serves a build’s own files from where they were built', async () => {
  const archive = await deploy('a');
  expect(archive.file(ownFile('a'))).toBe(join(root, 'a', ownFile('a')));
  expect(archive.has(SHARED)).toBe(true);
  expect(archive.builds()).toEqual(['a']);
  expect(await stored()).toEqual([ownFile('a'), SHARED].sort());
  expect(warnings).toEqual([]);
});

test('UI4 keeps files of the previous build for a day', async () => {
  await deploy('a');
  await leave('a');
  const archive = await deploy('b');
  const file = archive.file(ownFile('a')) ?? '';
  expect(isAbsolute(file)).toBe(true);
  expect(await readFile(file, 'utf8')).toBe(`contents of ${ownFile('a')}`);
  expect(archive.builds()).toEqual(['b', 'a']);
  now += 23 * HOUR;
  expect(archive.has(ownFile('a'))).toBe(true);
  now += 2 * HOUR;
  expect([archive.has(ownFile('a')), archive.file(ownFile('a'))]).toEqual([false, null]);
  expect(archive.builds()).toEqual(['b']);
  expect([archive.has(ownFile('b')), archive.has(SHARED)]).toEqual([true, true]);
  expect(warnings).toEqual([]);
});

test('UI4 deletes at the next start what was retired more than a day ago', async () => {
  await deploy('a');
  await deploy('b');
  now += 23 * HOUR;
  await deploy('b');
  expect(await stored()).toContain(ownFile('a'));
  now += 2 * HOUR;
  const archive = await deploy('b');
  expect(await stored()).toEqual([ownFile('b'), SHARED].sort());
  expect(archive.has(ownFile('a'))).toBe(false);
  expect(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))).toEqual({
    version: 1,
    builds: { b: null },
    files: { [ownFile('b')]: null, [SHARED]: null },
  });
});

test('UI4 counts the day from the retirement of a file, not from its creation', async () => {
  await deploy('a');
  now += 1000 * HOUR;
  const archive = await deploy('b');
  expect(archive.has(ownFile('a'))).toBe(true);
});

test('UI4 a rollback revives retired files', async () => {
  await deploy('a');
  await deploy('b');
  await leave('b');
  now += 20 * HOUR;
  const archive = await deploy('a');
  expect(archive.builds()).toEqual(['a', 'b']);
  now += 20 * HOUR;
  expect([archive.has(ownFile('a')), archive.has(ownFile('b'))]).toEqual([true, true]);
  const again = await deploy('c');
  expect([again.has(ownFile('a')), again.has(ownFile('b'))]).toEqual([true, true]);
  now += 5 * HOUR;
  expect([again.has(ownFile('a')), again.has(ownFile('b'))]).toEqual([true, false]);
  expect(again.builds()).toEqual(['c', 'a']);
});

test.each([
  ['invalid JSON', '{"version":1,"buil'],
  ['another version', '{"version":2,"builds":{},"files":{}}'],
  ['null', 'null'],
  ['no files', '{"version":1,"builds":{}}'],
  ['an array', '{"version":1,"builds":{},"files":[]}'],
  ['an invalid time', `{"version":1,"builds":{},"files":{"${ownFile('a')}":"long ago"}}`],
])('UI4 retires everything now for a broken index (%s) and reports it', async (_, index) => {
  await deploy('a');
  await writeFile(join(folder, 'index.json'), index);
  const archive = await deploy('b');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(folder);
  expect(warnings[0]).toContain('index.json');
  now += 23 * HOUR;
  expect(archive.has(ownFile('a'))).toBe(true);
  expect((await deploy('b')).has(ownFile('a'))).toBe(true);
  now += 2 * HOUR;
  expect((await deploy('b')).has(ownFile('a'))).toBe(false);
  expect(await stored()).toEqual([ownFile('b'), SHARED].sort());
  expect(warnings).toHaveLength(1);
});

test('UI4 serves no name that only an index lists, wherever it points', async () => {
  await deploy('a');
  const names = ['gone.js', '../index.json', '/etc/passwd', '__proto__'];
  const files = `{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`;
  await writeFile(join(folder, 'index.json'), `{"version":1,"builds":{},"files":${files}}`);
  const archive = await deploy('b');
  expect(names.map((name) => archive.file(name))).toEqual([null, null, null, null]);
});

test.each(['', '..', '../index.json', '../../secret', 'entries', 'entries/', './static/font.00.woff2', 'constructor'])(
  'UI4 rejects the file name %j',
  async (name) => {
    await deploy('a');
    const archive = await deploy('b');
    expect([archive.has(name), archive.file(name)]).toEqual([false, null]);
  },
);

test('UI4 a clock that was ahead retains nothing for longer than a day', async () => {
  await deploy('a');
  now += 1000 * HOUR;
  await deploy('b');
  now -= 1000 * HOUR;
  await deploy('b');
  now += 25 * HOUR;
  expect((await deploy('b')).has(ownFile('a'))).toBe(false);
});

test('UI4 replaces a truncated copy', async () => {
  await deploy('a');
  await truncate(join(folder, 'files', ownFile('a')), 3);
  await deploy('a');
  expect(await readFile(join(folder, 'files', ownFile('a')), 'utf8')).toBe(`contents of ${ownFile('a')}`);
});

test('UI4 deletes a half-written file after a day and keeps one in progress', async () => {
  await deploy('a');
  const parts = join(folder, 'parts');
  expect(await readdir(parts)).toEqual([]);
  for (const [name, age] of [
    ['dead', 25],
    ['alive', 1],
  ] as const) {
    const at = (now - age * HOUR) / 1000;
    await writeFile(join(parts, name), 'half');
    await utimes(join(parts, name), at, at);
  }
  await deploy('a');
  expect(await readdir(parts)).toEqual(['alive']);
});

test('UI4 logs one warning and drops earlier builds when a folder cannot be created', async () => {
  await writeFile(join(root, 'cache'), 'a file in the way');
  const archive = await deploy('a');
  expect([archive.has(ownFile('a')), archive.has(ownFile('b'))]).toEqual([true, false]);
  expect(archive.builds()).toEqual(['a']);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(folder);
  expect(warnings[0]).not.toContain('\n');
});

test('UI4 loses only the one file that cannot be stored', async () => {
  await deploy('a');
  await mkdir(join(folder, 'files', ownFile('b')), { recursive: true });
  const archive = await deploy('b');
  expect(archive.file(ownFile('b'))).toBe(join(root, 'b', ownFile('b')));
  expect(archive.has(ownFile('a'))).toBe(true);
  expect(warnings).toHaveLength(1);
  expect((await deploy('c')).has(ownFile('b'))).toBe(false);
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
});

test('UI4 survives nodes that start at once with the same build', async () => {
  await deploy('a');
  const assets = await built('b');
  const archives = await Promise.all([start('b', assets), start('b', assets), start('b', assets)]);
  expect(archives.map((archive) => archive.has(ownFile('a')))).toEqual([true, true, true]);
  expect(await stored()).toEqual([ownFile('a'), ownFile('b'), SHARED].sort());
  expect((await deploy('c')).builds().sort()).toEqual(['a', 'b', 'c']);
  expect(warnings).toEqual([]);
});

test('UI4 keeps both builds’ files when two nodes start at once', async () => {
  await Promise.all([deploy('a'), deploy('b')]);
  await Promise.all([leave('a'), leave('b')]);
  const archive = await deploy('c');
  expect([archive.has(ownFile('a')), archive.has(ownFile('b'))]).toEqual([true, true]);
  expect(warnings.every((warning) => warning.includes('another server'))).toBe(true);
});

test('UI4 reports an index that another build’s server replaced', async () => {
  const disk = new ArchiveFolder(folder);
  const builds = new Map([['b', null]]);
  await expect(disk.writeIndex({ builds, files: new Map() }, 'b')).resolves.toBeUndefined();
  await expect(disk.writeIndex({ builds, files: new Map() }, 'a')).rejects.toThrow('another server');
});
