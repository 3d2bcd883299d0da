import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BoundedFileStore } from './bounded-file-store.ts';

let folder = '';
let warnings: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const store = (maxBytes: number) =>
  new BoundedFileStore({
    folder: join(folder, 'store'),
    maxBytes,
    what: 'Charts',
    warn: (message) => void warnings.push(message),
  });

async function bytesKept(): Promise<number> {
  const names = await readdir(join(folder, 'store')).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, 'store', name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('ME3 evicts the least recently used files', async () => {
  const kept = store(1000);
  for (let index = 0; index < 10; index += 1) await kept.write(`${index}.webp`, Buffer.alloc(100));
  await kept.read('0.webp');
  await kept.write('new.webp', Buffer.alloc(150));
  const names = (await readdir(join(folder, 'store'))).sort();
  expect(names).toEqual(['0.webp', ...[3, 4, 5, 6, 7, 8, 9].map((index) => `${index}.webp`), 'new.webp']);
  expect(warnings).toEqual([]);
});

test('ME3 keeps the limit to the byte during parallel writes', async () => {
  const kept = store(1000);
  let most = 0;
  let busy = true;
  const watch = (async () => {
    while (busy) most = Math.max(most, await bytesKept());
  })();
  const sizes = Array.from({ length: 60 }, (_, index) => 50 + ((index * 37) % 300));
  await Promise.all(sizes.map((size, index) => kept.write(`${index % 40}.webp`, Buffer.alloc(size))));
  busy = false;
  await watch;
  expect(most).toBeLessThanOrEqual(1000);
  expect(await bytesKept()).toBeGreaterThan(600);
  await kept.write('all.webp', Buffer.alloc(1000));
  expect(await readdir(join(folder, 'store'))).toEqual(['all.webp']);
});

test('ME3 counts files of an earlier process, half-written ones included', async () => {
  await store(10_000).write('older.webp', Buffer.alloc(500));
  await store(10_000).write('old.webp', Buffer.alloc(400));
  await writeFile(join(folder, 'store/half.webp.part'), Buffer.alloc(100));
  await utimes(join(folder, 'store/half.webp.part'), 500, 500);
  await utimes(join(folder, 'store/older.webp'), 1000, 1000);
  await utimes(join(folder, 'store/old.webp'), 2000, 2000);
  await store(1000).write('new.webp', Buffer.alloc(200));
  expect((await readdir(join(folder, 'store'))).sort()).toEqual(['new.webp', 'old.webp']);
});

test('ME3 does not store a file larger than the limit', async () => {
  const kept = store(1000);
  await kept.write('small.webp', Buffer.alloc(900));
  await kept.write('large.webp', Buffer.alloc(1001));
  expect(await readdir(join(folder, 'store'))).toEqual(['small.webp']);
});

test('ME3 leaves no half-written file behind', async () => {
  const kept = store(1000);
  await kept.write('a.webp', Buffer.from('whole'));
  await mkdir(join(folder, 'store/taken.webp'));
  await kept.write('taken.webp', Buffer.from('cannot be renamed over a folder'));
  expect((await readdir(join(folder, 'store'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^Charts cannot be stored on disk: /)]);
  expect((await kept.read('a.webp'))?.toString()).toBe('whole');
  expect(await kept.read('b.webp')).toBeNull();
});

test('ME3 treats a file left empty by a crash as missing and writes it anew', async () => {
  await store(1000).write('a.webp', Buffer.from('whole'));
  await writeFile(join(folder, 'store/a.webp'), '');
  const kept = store(1000);
  expect(await kept.read('a.webp')).toBeNull();
  await kept.write('a.webp', Buffer.from('whole again'));
  expect((await kept.read('a.webp'))?.toString()).toBe('whole again');
});
