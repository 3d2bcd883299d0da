import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mediaFiles } from './media-files.ts';

const MB = 1_000_000;

function mediaDir(names: readonly string[], bytes: number): string {
  const dir = mkdtempSync(join(tmpdir(), 'halyard-media-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const name of names) {
    writeFileSync(join(dir, name), '');
    truncateSync(join(dir, name), bytes);
  }
  return dir;
}

test('CM1 media are hashed without holding all of them in memory', async () => {
  const dir = mediaDir(['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp', 'f.webp'], 20 * MB);
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 1);
  const files = await mediaFiles(dir);
  clearInterval(timer);
  const sha256 = createHash('sha256')
    .update(new Uint8Array(20 * MB))
    .digest('hex');
  expect(files.map(({ file, sha256: own }) => [file, own])).toContainEqual(['f.webp', sha256]);
  expect(most).toBeLessThan(75 * MB);
});

test('CM1 what the media library does not read is no medium', async () => {
  const dir = mediaDir(
    ['a.webp', 'film.mp4', 'film.en.vtt', '.b.webp', 'assets.json', 'notes.txt', 'run.sh', 'a b.webp'],
    1,
  );
  writeFileSync(join(dir, 'assets.json'), '[]');
  expect((await mediaFiles(dir)).map(({ file }) => file)).toEqual(['a.webp', 'film.en.vtt', 'film.mp4']);
});
