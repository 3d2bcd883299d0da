import { onTestFinished } from 'vitest';
import { RemoteHttp } from '../../adapters/remote-http/remote-http.ts';
import { lastingFailure, passingFailure } from '../../core/shared/remote-failure.ts';
import { type MemoryRemoteFile, MemoryRemoteFiles } from '../fakes/feeds/memory-remote-files.ts';
import { startMisbehavingServer } from '../sandbox/http/misbehaving-server.ts';
import { type PublishedFile, remoteFilesContract } from './remote-files-contract.ts';

/** A published file as the fake has it. */
function inMemory({ status = 200, body = '', etag, fault }: PublishedFile): MemoryRemoteFile {
  const problem = `status ${status}`;
  if (status !== 200)
    return { failure: status >= 500 || status === 429 ? passingFailure(problem) : lastingFailure(problem) };
  if (fault === 'endless') return { body: Buffer.alloc(64 * 1024), isEndless: true };
  const cutOff = fault === 'cut-off' && { failure: passingFailure('no whole answer') };
  return { body: Buffer.from(body), ...(etag && { etag }), ...cutOff };
}

remoteFilesContract('memory', async (files) => {
  const address = (name: string) => `https://yachts.example/${name}`;
  const published = Object.entries(files).map(([name, file]) => [address(name), inMemory(file)] as const);
  const remote = new MemoryRemoteFiles(new Map(published));
  const released = async () => {
    if (remote.reading > 0) throw new Error('a body is still read');
  };
  return { remote, address, released };
});

remoteFilesContract('remote-http', async (files) => {
  const server = await startMisbehavingServer(({ path, headers }) => {
    const { status = 200, body = '', etag, fault } = files[path.slice(1)] ?? { status: 404 };
    if (etag !== undefined && headers['if-none-match'] === etag) return { status: 304 };
    if (fault === 'endless') return { fault };
    return { status, body, headers: etag === undefined ? {} : { etag }, ...(fault && { fault: 'too-short' as const }) };
  });
  onTestFinished(() => server.close());
  return {
    remote: new RemoteHttp({ allowed: 'public-and-loopback' }),
    address: (name) => `${server.origin}/${name}`,
    released: server.released,
  };
});
