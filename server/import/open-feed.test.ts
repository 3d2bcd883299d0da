import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';
import { MemoryRemoteFiles } from '../../tests/fakes/feeds/memory-remote-files.ts';
import { openFeed, spoolFeed } from './open-feed.ts';

const TEXT = '<openmarine/>'.repeat(20_000);
const remote = new MemoryRemoteFiles(
  new Map([
    ['https://feeds.example/fleet.xml?key=a.gz', { body: Buffer.from(TEXT) }],
    ['https://feeds.example/fleet.xml.gz?key=a', { body: gzipSync(TEXT) }],
    ['https://feeds.example/half.xml.gz', { body: gzipSync(TEXT).subarray(0, 100) }],
    ['https://feeds.example/plain.xml.gz', { body: Buffer.from(TEXT) }],
    ['https://feeds.example/bomb.xml.gz', { body: Buffer.concat(Array(60).fill(gzipSync(Buffer.alloc(10_000_000)))) }],
  ]),
);

async function read(from: string): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of openFeed(from, remote)) parts.push(part);
  return Buffer.concat(parts).toString();
}

test('FD1 a feed is read from a file or an address, packed or not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-feed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.xml'), TEXT);
  await writeFile(join(folder, 'a.xml.gz'), gzipSync(TEXT));
  const places = [join(folder, 'a.xml'), join(folder, 'a.xml.gz'), ...[...remote.files.keys()].slice(0, 2)];
  for (const from of places) expect(await read(from)).toBe(TEXT);
});

test.each([
  ['half.xml.gz', 'is not a complete gzip file'],
  ['plain.xml.gz', 'is not a complete gzip file'],
  ['gone.xml.gz', 'the server: status 404'],
  ['bomb.xml.gz', 'is larger than 500 MB once it is unpacked'],
])('FD1 FD2 nothing of %s is taken', async (name, problem) => {
  let bytes = 0;
  const reading = (async () => {
    for await (const part of openFeed(`https://feeds.example/${name}`, remote)) bytes += part.length;
  })();
  await expect(reading).rejects.toThrow(UnreadableFeed);
  await expect(reading).rejects.toThrow(problem);
  expect(bytes).toBeLessThan(500 * 1024 * 1024 + 1);
});

test('FD2 a feed is brought to the disk and named by its bytes, whether or not it is packed', async () => {
  for (const from of [...remote.files.keys()].slice(0, 2)) {
    const spooled = await spoolFeed(from, remote);
    const parts: Uint8Array[] = [];
    for await (const part of spooled.bytes()) parts.push(part);
    await spooled.remove();
    expect(Buffer.concat(parts).toString()).toBe(TEXT);
    expect(spooled.digest).toBe(createHash('sha256').update(TEXT).digest('hex'));
  }
});

test('FD2 a feed that cannot be had says so when it is read', async () => {
  const spooled = await spoolFeed('https://feeds.example/gone.xml', remote);
  const reading = (async () => {
    for await (const part of spooled.bytes()) expect(part).toBeUndefined();
  })();
  await expect(reading).rejects.toThrow(UnreadableFeed);
});
