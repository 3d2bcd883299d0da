import { link, readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fleetReader } from '../../../adapters/content-files/fleet-files.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { SAMPLE_AREAS, sampleYachtWire } from '../../samples/sample-wire.ts';
import { contentFolder, keptLog, writeContent } from './content-fixture.ts';

const BUILD = '1795648876';
/** The snapshot is written after the fleet was returned, which takes seconds on a busy machine. */
const SOON = { timeout: 10_000 };
const SILENT = { warn: () => {} };

/** A record whose yacht is for sale under the slug of her id. */
const yacht = (id: string, more: object = {}) => ({
  ...sampleYachtWire({ yachtid: id, slugs: { sale: id, charter: id, ghost: null } }),
  ...more,
});

/** Reads a folder as a start of the server does, and waits until the snapshot is written. */
async function start(dir: string, build = BUILD) {
  const file = join(dir, 'cache', 'fleet.jsonl');
  const log = keptLog();
  const { yachts, version } = await fleetReader(dir, log, { file, build }).read();
  await expect
    .poll(
      () =>
        readFile(file, 'utf8').then(
          (text) => text.split('\n').length,
          () => 0,
        ),
      SOON,
    )
    .toBeGreaterThan(1);
  return { yachts, version, log, file };
}

const folder = () =>
  contentFolder({ 'areas.json': SAMPLE_AREAS, 'yachts/a.json': yacht('a'), 'yachts/b.json': yacht('b') });

/** Marks a yacht of the snapshot, to see whether she was taken from it. */
async function mark(file: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"model":', '"fromSnapshot":true,"model":'));
}
const isFromSnapshot = (one: Yacht | undefined) => one !== undefined && 'fromSnapshot' in one;

describe('the snapshot of a fleet', () => {
  test('gives the next start the same fleet, and of it only what has not changed', async () => {
    const dir = await folder();
    const first = await start(dir);
    expect((await start(dir)).yachts).toEqual(first.yachts);
    await mark(first.file);
    await writeContent(dir, 'yachts/b.json', yacht('b', { name: 'Other' }));
    const { yachts, version } = await start(dir);
    expect(yachts.map(isFromSnapshot)).toEqual([true, false]);
    expect(yachts[1]?.name).toBe('Other');
    expect(version).toBe((await fleetReader(dir, SILENT).read()).version);
  });

  test('is not believed of a file that was written with the same size and time', async () => {
    const dir = await contentFolder({ 'areas.json': SAMPLE_AREAS, 'yachts/a.json': yacht('a', { name: 'Aurora' }) });
    const name = join(dir, 'yachts/a.json');
    await utimes(name, 1_700_000_000, 1_700_000_000);
    await start(dir);
    await writeContent(dir, 'yachts/a.json', yacht('a', { name: 'Boreas' }));
    await utimes(name, 1_700_000_000, 1_700_000_000);
    expect((await start(dir)).yachts.map((one) => one.name)).toEqual(['Boreas']);
  });

  test('is not believed where all files have one time, as in an image with a fixed date', async () => {
    const dir = await contentFolder({ 'areas.json': SAMPLE_AREAS, 'yachts/a.json': yacht('a') });
    // Another name of the same file has all its times.
    await link(join(dir, 'yachts/a.json'), join(dir, 'yachts/b.json'));
    await mark((await start(dir)).file);
    expect((await start(dir)).yachts.map(isFromSnapshot)).toEqual([false]);
  });

  test.each<[string, (dir: string, file: string) => Promise<unknown>, string]>([
    ['of another build', async () => {}, 'other'],
    ['for other areas', (dir) => writeContent(dir, 'areas.json', SAMPLE_AREAS.slice(1)), BUILD],
    ['that was cut off', async (_, file) => truncate(file, (await readFile(file)).length - 20), BUILD],
    ['that is garbage', (_, file) => writeFile(file, 'garbage\n{'), BUILD],
    ['that is empty', (_, file) => writeFile(file, ''), BUILD],
  ])('is ignored if it is one %s', async (_, change, build) => {
    const dir = await folder();
    const { file } = await start(dir);
    await mark(file);
    await change(dir, file);
    expect((await start(dir, build)).yachts.map(isFromSnapshot)).toEqual([false, false]);
  });

  test('has no record with a problem, so that each start reports it', async () => {
    const dir = await folder();
    await writeContent(dir, 'yachts/b.json', yacht('b', { winterLocations: ['atlantis'] }));
    await start(dir);
    expect((await start(dir)).log.lines).toMatchObject([{ file: 'yachts/b.json' }]);
  });

  test('is reported where it cannot be written, and the fleet is read all the same', async () => {
    const dir = await folder();
    const log = keptLog();
    const files = fleetReader(dir, log, { file: join(dir, 'areas.json', 'fleet.jsonl'), build: BUILD });
    expect((await files.read()).yachts).toHaveLength(2);
    await expect
      .poll(() => log.lines, SOON)
      .toMatchObject([{ message: 'The snapshot of the fleet could not be written' }]);
  });

  test('is rid of parts that an earlier process did not finish, and leaves those that are being written', async () => {
    const dir = await folder();
    const { file } = await start(dir);
    await writeFile(`${file}.abandoned`, '');
    await utimes(`${file}.abandoned`, 1_700_000_000, 1_700_000_000);
    await writeFile(`${file}.under-way`, '');
    await start(dir, 'other');
    await expect.poll(() => readdir(join(dir, 'cache')), SOON).toEqual(['fleet.jsonl', 'fleet.jsonl.under-way']);
  });

  test('holds every yacht of the demo as she was parsed', async () => {
    const file = join(await contentFolder({}), 'fleet.jsonl');
    const options = { file, build: BUILD };
    const parsed = await fleetReader(resolve('content'), SILENT, options).read();
    await expect
      .poll(
        () =>
          readFile(file, 'latin1').then(
            (text) => text.trim().split('\n').length,
            () => 0,
          ),
        SOON,
      )
      .toBe(parsed.yachts.length + 1);
    await mark(file);
    const { yachts } = await fleetReader(resolve('content'), SILENT, options).read();
    expect(yachts.every(isFromSnapshot)).toBe(true);
    expect(yachts.map((one) => ({ ...one, fromSnapshot: undefined }))).toEqual(
      parsed.yachts.map((one) => ({ ...one, fromSnapshot: undefined })),
    );
  });
});
