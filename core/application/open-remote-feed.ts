import { UnreadableFeed } from '../import/feed-listing.ts';
import { BrokenRemoteFileError, type RemoteFiles } from '../ports/remote-files.ts';

const REQUEST = { accept: '*/*', maxBytes: 500 * 1024 * 1024, timeoutMs: 3_600_000, idleMs: 30_000 };

/**
 * Gives the bytes of a feed at an address as they come, 500 MB at most (FD1).
 * @throws UnreadableFeed where they cannot be had, or not all of them
 */
export async function* openRemoteFeed(remote: RemoteFiles, address: string): AsyncGenerator<Uint8Array> {
  const file = await remote.open(address, REQUEST);
  if (file.kind !== 'new') throw new UnreadableFeed(`the server: ${file.kind === 'failed' ? file.problem : file.kind}`);
  try {
    yield* file.body;
  } catch (error) {
    throw error instanceof BrokenRemoteFileError ? new UnreadableFeed(`the server: ${error.failure.problem}`) : error;
  }
}
