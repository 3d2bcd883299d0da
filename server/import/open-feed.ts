import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openRemoteFeed } from '../../core/application/open-remote-feed.ts';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';
import type { RemoteFiles } from '../../core/ports/remote-files.ts';
import { errorText } from '../../core/shared/error-text.ts';

/** Bytes of a feed once it is unpacked. */
const MAX_BYTES = 500 * 1024 * 1024;

/** Opens a feed in a file or at an address, unpacked where its name says that it is a gzip. */
export function openFeed(from: string, remote: RemoteFiles): AsyncIterable<Uint8Array> {
  const feed = isAddress(from) ? openRemoteFeed(remote, from) : createReadStream(from);
  return feedSourceText(from).endsWith('.gz') ? unpacked(feed) : feed;
}

async function* unpacked(feed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const part of pipeline(feed, createGunzip(), () => {})) {
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new UnreadableFeed('is larger than 500 MB once it is unpacked');
      yield part;
    }
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isBroken ? new UnreadableFeed(`is not a complete gzip file: ${errorText(error)}`) : error;
  }
}

/** A feed that is on the disk as a whole. */
interface SpooledFeed {
  /** Hexadecimal digits that change with any byte. */
  readonly digest: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
  readonly remove: () => Promise<void>;
}

/**
 * Brings a feed to the disk and names its bytes, so that one that has not changed need not be read again, and that a
 * server does not wait for the import. A file stays where it is; where an
 * address cannot be had, or not all of it, reading the bytes says so.
 */
export async function spoolFeed(from: string, remote: RemoteFiles): Promise<SpooledFeed> {
  const file = isAddress(from) ? await namelessFile() : await open(from);
  const remove = () => file.close();
  const stored = () => file.createReadStream({ start: 0, autoClose: false });
  const hash = createHash('sha256');
  try {
    if (isAddress(from)) for await (const part of openFeed(from, remote)) await file.appendFile(part);
    for await (const part of stored()) hash.update(part as Buffer);
    return { digest: hash.digest('hex'), bytes: () => (isAddress(from) ? stored() : openFeed(from, remote)), remove };
  } catch (error) {
    if (error instanceof UnreadableFeed) return { digest: '', bytes: () => failing(error), remove };
    await remove();
    throw error;
  }
}

/** Opens a new file that is gone with this process, however it ends; where the system keeps open files, with its folder. */
async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-feed-'));
  const file = await open(join(folder, 'feed'), 'wx+');
  await rm(folder, { recursive: true, force: true }).catch(() => {});
  return file;
}

/** Returns bytes of which the first cannot be read. */
function failing(error: UnreadableFeed): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) };
}

function isAddress(from: string): boolean {
  return /^https?:\/\//i.test(from);
}

/** Returns where a feed is, for a report: an address without its query, which may hold a key. */
export function feedSourceText(from: string): string {
  if (!URL.canParse(from)) return from;
  const { origin, pathname } = new URL(from);
  return `${origin}${pathname}`;
}
