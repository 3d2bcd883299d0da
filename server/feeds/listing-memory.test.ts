import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { createListingMemory } from './listing-memory.ts';

const NOW = '2026-05-04T10:00:00.000Z';
const LATER = '2026-05-06T10:00:00.000Z';
const dear = sampleYacht({ id: 'aurora', salePrice: 9_000_000 });
const cheaper = sampleYacht({ id: 'aurora', salePrice: 8_500_000 });

let folder: string;
let warned: string[];
const open = (file: string | null) => createListingMemory(file, (message) => warned.push(message));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-listings-'));
  warned = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('SE7 notices at the next start a price that changed while the site was down', async () => {
  const file = join(folder, 'var', 'listings.json');
  await open(file).note([dear], NOW);
  const seen = await open(file).note([cheaper], LATER);
  expect(seen.get('aurora')?.changedAt).toBe(LATER);
  expect((await open(file).note([cheaper], '2026-06-01T00:00:00.000Z')).get('aurora')?.changedAt).toBe(LATER);
  expect(warned).toEqual([]);
});

test('SE7 keeps the memory in the process without a file', async () => {
  const memory = open(null);
  await memory.note([dear], NOW);
  expect((await memory.note([cheaper], LATER)).get('aurora')?.changedAt).toBe(LATER);
});

test.each(['', 'junk', '[]', '{"form":2,"listings":{}}', '{"form":1,"listings":7}'])(
  'SE7 names an unreadable file and starts over: %j',
  async (text) => {
    const file = join(folder, 'listings.json');
    await writeFile(file, text);
    expect((await open(file).note([dear], NOW)).get('aurora')?.changedAt).toBeNull();
    expect(warned[0]).toContain('listings.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ form: 1 });
  },
);

test('SE7 skips invalid rows and logs an unwritable folder once per change', async () => {
  const file = join(folder, 'listings.json');
  await writeFile(file, '{"form":1,"listings":{"aurora":["x","soon"],"b":7,"c":[1]}}');
  expect((await open(file).note([dear], LATER)).get('aurora')?.changedAt).toBe(LATER);
  await writeFile(join(folder, 'blocked'), '');
  await open(join(folder, 'blocked', 'listings.json')).note([dear], NOW);
  expect(warned).toHaveLength(1);
  expect(warned[0]).toContain('cannot be written');
});
