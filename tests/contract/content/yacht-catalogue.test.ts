import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentFilesYachtCatalogue } from '../../../adapters/content-files/content-files.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { SAMPLE_AREAS, sampleYachtWire } from '../../samples/sample-wire.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { contentFolder, keptLog, writeContent } from './content-fixture.ts';
import { CONTRACT_YACHTS, contractRecord, contractYacht, yachtCatalogueContract } from './yacht-catalogue-contract.ts';

yachtCatalogueContract('memory', async () => {
  const fleet = CONTRACT_YACHTS.map((yacht) => sampleYacht(contractYacht(yacht)));
  const catalogue = new MemoryYachtCatalogue(fleet);
  const rename = async (name: string) =>
    catalogue.replace(fleet.map((yacht) => (yacht.id === 'both' ? { ...yacht, name } : yacht)));
  return { catalogue, rename };
});

yachtCatalogueContract('content-files', async () => {
  const wires = CONTRACT_YACHTS.map(contractRecord);
  const dir = await contentFolder(Object.fromEntries(wires.map((wire) => [`yachts/${wire.yachtid}.json`, wire])));
  const catalogue = new ContentFilesYachtCatalogue(dir, keptLog(), 0);
  const rename = async (name: string) => {
    const both = wires.find((wire) => wire.yachtid === 'both');
    await writeContent(dir, 'yachts/both.json', { ...both, name });
  };
  return { catalogue, rename };
});

const yacht = (id: string, overrides: object = {}) => ({
  ...sampleYachtWire({ yachtid: id, slugs: { sale: id, charter: id, ghost: null } }),
  ...overrides,
});

const byFile = ({ lines }: ReturnType<typeof keptLog>) =>
  lines.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

test('content-files leaves out bad records and reports file and field', async () => {
  const dir = await contentFolder({
    'areas.json': SAMPLE_AREAS,
    'yachts/a-good.json': yacht('good'),
    'yachts/b-negative.json': yacht('negative', { loaMeter: -4 }),
    'yachts/c-garbage.json': '{"yachtid": ',
    'yachts/d-empty.json': '',
    'yachts/e-list.json': '[]',
    'yachts/f-infinite.json': JSON.stringify(yacht('infinite')).replace('"loaMeter":60.5', '"loaMeter":1e999'),
    'yachts/g-same-id.json': yacht('good', { slugs: { sale: 'other', charter: 'other', ghost: null } }),
    'yachts/h-same-slug.json': yacht('other', { slugs: { sale: 'mine', charter: 'good', ghost: null } }),
    'yachts/i-lost-area.json': yacht('lost', { winterLocations: ['cyclades', 'atlantis'] }),
    'yachts/notes.txt': 'not a yacht',
  });
  await mkdir(join(dir, 'yachts/j-folder.json'));
  const log = keptLog();
  const catalogue = new ContentFilesYachtCatalogue(dir, log);

  expect((await catalogue.all()).map(({ id }) => id)).toEqual(['good', 'lost']);
  const left = 'Content record left out';
  expect(byFile(log)).toEqual([
    {
      file: 'yachts/b-negative.json',
      problems: [{ field: 'loaMeter', problem: 'must be a number from 1 to 300' }],
      message: left,
    },
    { file: 'yachts/c-garbage.json', problem: expect.stringContaining('JSON'), message: 'Content file left out' },
    { file: 'yachts/d-empty.json', problem: expect.stringContaining('JSON'), message: 'Content file left out' },
    {
      file: 'yachts/e-list.json',
      problems: [{ field: 'record', problem: 'must be an object' }],
      message: left,
    },
    { file: 'yachts/f-infinite.json', problems: [expect.objectContaining({ field: 'loaMeter' })], message: left },
    {
      file: 'yachts/g-same-id.json',
      problems: [{ field: 'yachtid', problem: 'is taken by yacht "good"' }],
      message: left,
    },
    {
      file: 'yachts/h-same-slug.json',
      problems: [{ field: 'slugs (charter/good)', problem: 'is taken by yacht "good"' }],
      message: left,
    },
    {
      file: 'yachts/i-lost-area.json',
      problems: [{ field: 'winterLocations[1]', problem: 'no area "atlantis"' }],
      message: 'Part of a content record left out',
    },
    {
      file: 'yachts/j-folder.json',
      problem: expect.stringContaining('EISDIR'),
      message: 'Content file could not be read; what was read of it last is kept',
    },
  ]);
});

test('content-files without a folder is an empty catalogue and reports why', async () => {
  const log = keptLog();
  const catalogue = new ContentFilesYachtCatalogue('/no/such/folder', log);
  expect(await catalogue.all()).toEqual([]);
  expect(await catalogue.version()).toMatch(/^[0-9a-f]{64}$/);
  expect(byFile(log)).toEqual([
    { file: 'areas.json', problem: expect.stringContaining('ENOENT'), message: 'Content file left out' },
    { file: 'yachts', problem: 'is missing', message: 'Content folder left out' },
  ]);
});

test('content-files gives the same files the same version, on another machine and in another folder', async () => {
  const files = { 'areas.json': SAMPLE_AREAS, 'yachts/a.json': yacht('a'), 'yachts/b.json': yacht('b') };
  const versionOf = async (content: object) =>
    new ContentFilesYachtCatalogue(await contentFolder({ ...content }), keptLog()).version();
  const version = await versionOf(files);
  expect(await versionOf(files)).toBe(version);
  expect(await versionOf({ ...files, 'areas.json': [] })).not.toBe(version);
  expect(await versionOf({ ...files, 'yachts/b.json': '{}' })).not.toBe(version);
});

test('content-files drops a deleted yacht once the version is requested', async () => {
  const dir = await contentFolder({ 'areas.json': [], 'yachts/a.json': yacht('a'), 'yachts/b.json': yacht('b') });
  const catalogue = new ContentFilesYachtCatalogue(dir, keptLog(), 0);
  expect(await catalogue.all()).toHaveLength(2);
  await rm(join(dir, 'yachts/a.json'));
  expect(await catalogue.all()).toHaveLength(2);
  await catalogue.version();
  expect((await catalogue.all()).map(({ id }) => id)).toEqual(['b']);
});

test('content-files reads only changed files again, and reports the others only once', async () => {
  const dir = await contentFolder({
    'areas.json': SAMPLE_AREAS,
    'yachts/a.json': yacht('a'),
    'yachts/b.json': yacht('b'),
    'yachts/bad.json': '{}',
  });
  const log = keptLog();
  const catalogue = new ContentFilesYachtCatalogue(dir, log, 0);
  const [a, b] = await catalogue.all();
  const reported = log.lines.length;
  await writeContent(dir, 'yachts/b.json', yacht('b', { name: 'Other name' }));
  const version = await catalogue.version();
  const [sameA, otherB] = await catalogue.all();
  expect(sameA).toBe(a);
  expect(otherB).toMatchObject({ id: 'b', name: 'Other name' });
  expect(log.lines).toHaveLength(reported);
  expect(version).toBe(await new ContentFilesYachtCatalogue(dir, keptLog()).version());

  await writeContent(dir, 'yachts/b.json', yacht('b'));
  await catalogue.version();
  expect(await catalogue.all()).toEqual([a, b]);
});

test('content-files gives all yachts the areas of a changed list', async () => {
  const dir = await contentFolder({
    'areas.json': SAMPLE_AREAS,
    'yachts/a.json': yacht('a', { winterLocations: ['cyclades'] }),
  });
  const catalogue = new ContentFilesYachtCatalogue(dir, keptLog(), 0);
  expect((await catalogue.all())[0]?.cruising.winter).toHaveLength(1);
  await writeContent(dir, 'areas.json', []);
  await catalogue.version();
  expect((await catalogue.all())[0]?.cruising.winter).toHaveLength(0);
});
