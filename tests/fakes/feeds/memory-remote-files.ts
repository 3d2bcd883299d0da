import {
  BrokenRemoteFileError,
  type RemoteFile,
  type RemoteFileRequest,
  type RemoteFiles,
} from '../../../core/ports/remote-files.ts';
import { lastingFailure, passingFailure, type RemoteFailure } from '../../../core/shared/remote-failure.ts';

export interface MemoryRemoteFile {
  readonly body?: Uint8Array;
  readonly etag?: string;
  /** Why it cannot be had, or not to its end. */
  readonly failure?: RemoteFailure;
  /** Called when it is read. */
  readonly onRead?: () => void;
  /** Whether the body never ends. */
  readonly isEndless?: boolean;
}

/** The most bytes that are given at once. */
const PART_BYTES = 64 * 1024;

/** Gives files from memory, by their addresses. */
export class MemoryRemoteFiles implements RemoteFiles {
  /** The addresses that were asked for, in order. */
  readonly asked: string[] = [];
  /** The number of bodies that are read at this moment. */
  reading = 0;

  constructor(readonly files: Map<string, MemoryRemoteFile>) {}

  async open(address: string, request: RemoteFileRequest): Promise<RemoteFile> {
    this.asked.push(address);
    if (!URL.canParse(address)) return failed(lastingFailure('is not an address'));
    if (new URL(address).protocol !== 'https:') return failed(lastingFailure('leads to an address that is not https'));
    if (request.signal?.aborted) return failed(passingFailure('timed out'));
    const file = this.files.get(address) ?? { failure: lastingFailure('status 404') };
    if (file.failure !== undefined && file.body === undefined) return failed(file.failure);
    const { etag = null } = file;
    if (etag !== null && request.validators?.etag === etag) return { kind: 'unchanged' };
    return { kind: 'new', body: this.#read(file, request.maxBytes), etag, modified: null };
  }

  async *#read({ body = new Uint8Array(0), failure, isEndless, onRead }: MemoryRemoteFile, maxBytes: number) {
    this.reading += 1;
    onRead?.();
    try {
      for (let at = 0; isEndless || at < body.length; at += PART_BYTES) {
        const part = isEndless ? body : body.subarray(at, at + PART_BYTES);
        if (at + part.length > maxBytes) throw new BrokenRemoteFileError(lastingFailure('is too long'));
        yield part;
      }
      if (failure !== undefined) throw new BrokenRemoteFileError(failure);
    } finally {
      this.reading -= 1;
    }
  }
}

function failed(failure: RemoteFailure): RemoteFile {
  return { kind: 'failed', ...failure };
}
