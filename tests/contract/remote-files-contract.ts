import { describe, expect, test } from 'vitest';
import { readRemoteFile } from '../../core/application/read-remote-file.ts';
import type { RemoteFileRequest, RemoteFiles } from '../../core/ports/remote-files.ts';

/** A file of the server: with status 200, whole and with an end by default. */
export interface PublishedFile {
  readonly status?: number;
  readonly body?: string;
  readonly etag?: string;
  readonly fault?: 'cut-off' | 'endless';
}

export interface RemoteWorld {
  readonly remote: RemoteFiles;
  address(name: string): string;
  /** Resolves when no body is read any more. */
  released(): Promise<unknown>;
}

const REQUEST: RemoteFileRequest = { accept: '*/*', maxBytes: 1_000_000, timeoutMs: 60_000, idleMs: 60_000 };
const BODY = 'Ahoy '.repeat(40_000);
const SECRET = 'key-3f9a1c';

/** Defines the contract suite of RemoteFiles. @param make publishes files by name */
export function remoteFilesContract(
  name: string,
  make: (files: Readonly<Record<string, PublishedFile>>) => Promise<RemoteWorld>,
): void {
  /** Publishes one file, whose address has a secret, and reads it. */
  async function read(file: PublishedFile, request: Partial<RemoteFileRequest> = {}) {
    const { remote, address } = await make({ [SECRET]: file });
    const answer = await readRemoteFile(remote, address(SECRET), { ...REQUEST, ...request });
    return answer.kind === 'new' ? { ...answer, body: Buffer.from(answer.body).toString() } : answer;
  }

  describe(`RemoteFiles: ${name}`, () => {
    test('FD3 gives a file to its last byte, with what it is recognised by', async () => {
      expect(await read({ body: BODY, etag: '"1"' })).toEqual({ kind: 'new', body: BODY, etag: '"1"', modified: null });
      expect(await read({ body: '' })).toEqual({ kind: 'new', body: '', etag: null, modified: null });
    });

    test('FD3 says that nothing has changed since', async () => {
      const since = (etag: string) => read({ body: BODY, etag: '"1"' }, { validators: { etag, modified: null } });
      expect(await since('"1"')).toEqual({ kind: 'unchanged' });
      expect(await since('"0"')).toMatchObject({ kind: 'new', body: BODY });
    });

    test.each([
      [403, true],
      [404, true],
      [410, true],
      [429, false],
      [500, false],
      [503, false],
    ])('FD3 tells status %d, and whether it lasts: %s', async (status, isLasting) => {
      expect(await read({ status, body: SECRET })).toEqual({ kind: 'failed', problem: `status ${status}`, isLasting });
    });

    test('FD3 a body may have as many bytes as were asked for, and not one more', async () => {
      expect(await read({ body: BODY }, { maxBytes: BODY.length })).toMatchObject({ kind: 'new' });
      const failed = { kind: 'failed', problem: 'is too long', isLasting: true };
      expect(await read({ body: BODY }, { maxBytes: BODY.length - 1 })).toEqual(failed);
      expect(await read({ fault: 'endless' })).toEqual(failed);
    });

    test('FD3 a body that is cut off is a failure that passes, and names nothing of the address', async () => {
      const failure = await read({ body: BODY, fault: 'cut-off' });
      expect(failure).toMatchObject({ kind: 'failed', isLasting: false });
      expect(JSON.stringify(failure)).not.toContain(SECRET);
    });

    test.each(['', 'a.jpg', '//yachts.example/a.jpg', 'ftp://yachts.example/a.jpg', 'data:image/png,x'])(
      'FD3 asks nobody for %j',
      async (address) => {
        const { remote } = await make({});
        expect(await remote.open(address, REQUEST)).toMatchObject({ kind: 'failed', isLasting: true });
      },
    );

    test('FD3 a request that is ended fails', async () => {
      const failed = { kind: 'failed', problem: 'timed out', isLasting: false };
      expect(await read({ body: BODY }, { signal: AbortSignal.abort() })).toEqual(failed);
    });

    test('FD3 a reader who stops ends the answer', async () => {
      const { remote, address, released } = await make({ a: { fault: 'endless' } });
      const file = await remote.open(address('a'), REQUEST);
      if (file.kind !== 'new') throw new Error(file.kind);
      for await (const part of file.body) {
        expect(part.length).toBeGreaterThan(0);
        break;
      }
      await released();
    });
  });
}
