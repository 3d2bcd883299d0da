import { BrokenRemoteFileError, type RemoteFileRequest, type RemoteFiles } from '../ports/remote-files.ts';
import type { HttpValidators } from '../shared/http-validators.ts';
import type { RemoteFailure } from '../shared/remote-failure.ts';

/** A file as a whole. Its body has a memory of its own, which can be passed to a thread. */
export type WholeRemoteFile =
  | ({ readonly kind: 'new'; readonly body: Uint8Array<ArrayBuffer> } & HttpValidators)
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'failed' } & RemoteFailure);

/** Gets a file that is small enough for the memory, to its last byte. Never rejects. */
export async function readRemoteFile(
  remote: RemoteFiles,
  address: string,
  request: RemoteFileRequest,
): Promise<WholeRemoteFile> {
  const file = await remote.open(address, request);
  if (file.kind !== 'new') return file;
  try {
    return { ...file, body: await wholeBody(file.body) };
  } catch (error) {
    if (error instanceof BrokenRemoteFileError) return { kind: 'failed', ...error.failure };
    throw error;
  }
}

async function wholeBody(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
