import type { HttpValidators } from '../shared/http-validators.ts';
import type { RemoteFailure } from '../shared/remote-failure.ts';

/** A request to a server, with the limits of its answer. */
export interface RemoteFileRequest {
  /** The media types that are wanted, as in the header Accept. */
  readonly accept: string;
  /** Those of the last answer; a server that has nothing else since then says so. Without them, it sends the file. */
  readonly validators?: HttpValidators;
  /** The largest body, in bytes after decompression. */
  readonly maxBytes: number;
  /** Milliseconds until the last byte has to be there, redirects and the time that the reader takes included. */
  readonly timeoutMs: number;
  /** Milliseconds that may pass without a byte while one is waited for. */
  readonly idleMs: number;
  /** Ends the request, for a process that stops. */
  readonly signal?: AbortSignal;
}

export type RemoteFile =
  | ({
      readonly kind: 'new';
      /**
       * The body as it comes, to be read once; a reader who stops closes the connection, and so does the end of the time.
       * Throws a {@link BrokenRemoteFileError} where the rest cannot be had.
       */
      readonly body: AsyncIterable<Uint8Array>;
    } & HttpValidators)
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'failed' } & RemoteFailure);

/**
 * Gets files from addresses that strangers name: feeds, and what feeds name (AV2, FD1, FD3). Only public servers are asked,
 * by https, whatever a redirect or a name server says.
 */
export interface RemoteFiles {
  /** Never rejects. @param address an absolute URL */
  open(address: string, request: RemoteFileRequest): Promise<RemoteFile>;
}
export const RemoteFiles = Symbol.for('RemoteFiles');

/** A body that broke off, or became too long or too late. */
export class BrokenRemoteFileError extends Error {
  override readonly name = 'BrokenRemoteFileError';

  constructor(readonly failure: RemoteFailure) {
    super(failure.problem);
  }
}
