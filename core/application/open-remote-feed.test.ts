import { expect, test } from 'vitest';
import { type MemoryRemoteFile, MemoryRemoteFiles } from '../../tests/fakes/feeds/memory-remote-files.ts';
import { UnreadableFeed } from '../import/feed-listing.ts';
import { lastingFailure, passingFailure } from '../shared/remote-failure.ts';
import { openRemoteFeed } from './open-remote-feed.ts';

const ADDRESS = 'https://feeds.example/fleet.xml?key=secret';

async function read(file: MemoryRemoteFile): Promise<string> {
  const parts: Uint8Array[] = [];
  const remote = new MemoryRemoteFiles(new Map([[ADDRESS, file]]));
  for await (const part of openRemoteFeed(remote, ADDRESS)) parts.push(part);
  return Buffer.concat(parts).toString();
}

test('FD1 a feed at an address comes as it is sent', async () => {
  const text = '<openmarine/>'.repeat(20_000);
  expect(await read({ body: Buffer.from(text) })).toBe(text);
});

test.each<[string, MemoryRemoteFile]>([
  ['the server: status 404', { failure: lastingFailure('status 404') }],
  ['the server: no whole answer', { body: Buffer.from('<openmarine>'), failure: passingFailure('no whole answer') }],
])('FD1 FD2 a feed that cannot be had is unreadable, so that nothing of it is taken: %s', async (problem, file) => {
  const reading = read(file);
  await expect(reading).rejects.toThrow(UnreadableFeed);
  await expect(reading).rejects.toThrow(problem);
});
