import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredFile } from './file-media-library.ts';
import { variantOf } from './picture.ts';
import { PictureMaker, type PictureResult, pictureName } from './picture-maker.ts';
import { PictureQueue } from './picture-queue.ts';

const SIZE = { width: 4000, height: 3000 };
const ORIGINAL: StoredFile = { type: 'image', ...SIZE, hash: 'a'.repeat(64), size: 1, stamp: '', path: 'a.jpg' };
/** Milliseconds that the fake encoder takes for a picture. */
const ENCODING_MS = 240;
const STRANGER = ['192.0.2.1'];
const VISITOR = ['198.51.100.1'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pictures of a machine with two cores, without sharp and without a disk. */
function picturesOf() {
  const stored = new Map<string, Buffer>();
  const encoded: string[] = [];
  const store = {
    read: async (name: string) => stored.get(name) ?? null,
    write: async (name: string, body: Buffer) => void stored.set(name, body),
  };
  const queue = new PictureQueue<PictureResult>({
    maxConcurrent: 2,
    maxWaiting: 200,
    maxWaitingPerNetwork: 40,
    maxWaitMs: 5000,
  });
  const pictures = new PictureMaker({
    store,
    queue,
    warn: () => {},
    encode: async (path, _, isDraft) => {
      encoded.push(isDraft ? `${path} draft` : path);
      await new Promise((resolve) => setTimeout(resolve, ENCODING_MS));
      return Buffer.from(path);
    },
  });
  const ask = (name: string, networks: readonly string[], isWanted = () => true, format: 'avif' | 'webp' = 'avif') =>
    pictures.get({ ...ORIGINAL, path: name, hash: name.padEnd(40, '-') }, variantOf('hero', 1440, format, SIZE), {
      networks,
      isWanted,
    });
  return { ask, encoded, stored };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `stranger-${at}`);
const isBusy = (made: unknown) => made === 'busy';

test('ME3 serves a visitor at once while a stranger asks for two hundred pictures, which end within seconds', async () => {
  const { ask, encoded } = picturesOf();
  const flood = Promise.all(names(202).map((name) => ask(name, STRANGER)));
  await vi.advanceTimersByTimeAsync(1000);
  const askedAt = performance.now();
  let servedAt = 0;
  const visit = Promise.all(['v1', 'v2', 'v3'].map((name) => ask(name, VISITOR))).then((made) => {
    servedAt = performance.now();
    return made;
  });
  await vi.advanceTimersByTimeAsync(5000 + ENCODING_MS);
  expect((await visit).some(isBusy)).toBe(false);
  expect(servedAt - askedAt).toBeLessThan(1000);
  const answers = await flood;
  expect(answers.filter(isBusy).length).toBeGreaterThan(150);
  expect(encoded.filter((name) => name.endsWith('draft')).length).toBe(
    answers.length + 3 - answers.filter(isBusy).length,
  );
});

test('ME3 makes nothing more for clients that have left but the kept AVIF of what was drafted', async () => {
  const { ask, encoded, stored } = picturesOf();
  let isThere = true;
  const flood = names(100).map((name) => ask(name, STRANGER, () => isThere));
  await vi.advanceTimersByTimeAsync(ENCODING_MS / 2);
  isThere = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await Promise.all(flood)).filter(isBusy)).toHaveLength(98);
  expect(encoded).toEqual(['stranger-0 draft', 'stranger-1 draft', 'stranger-0', 'stranger-1']);
  expect(stored.size).toBe(2);
});

test('ME3 makes a picture once for two networks, and reads it from the store from then on', async () => {
  const { ask, encoded, stored } = picturesOf();
  const webp = (networks: readonly string[]) => ask('a', networks, () => true, 'webp');
  const both = [webp(STRANGER), webp(VISITOR)];
  await vi.advanceTimersByTimeAsync(ENCODING_MS / 2);
  both.push(webp(['203.0.113.1']));
  await vi.advanceTimersByTimeAsync(ENCODING_MS);
  expect(await Promise.all(both)).toHaveLength(3);
  expect(encoded).toEqual(['a']);
  expect([...stored.keys()]).toEqual([
    pictureName({ ...ORIGINAL, hash: 'a'.padEnd(40, '-') }, variantOf('hero', 1440, 'webp', SIZE)),
  ]);
  await webp(VISITOR);
  expect(encoded).toEqual(['a']);
});
