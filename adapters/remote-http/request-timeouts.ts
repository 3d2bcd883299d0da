import type { RemoteFileRequest } from '../../core/ports/remote-files.ts';

/** The time that one request has: as a whole, and while a byte is waited for. */
export class RequestTimeouts {
  readonly #ending = new AbortController();
  readonly #idleMs: number;
  readonly #outer: AbortSignal | undefined;
  readonly #whole: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;

  constructor({ timeoutMs, idleMs, signal }: Pick<RemoteFileRequest, 'timeoutMs' | 'idleMs' | 'signal'>) {
    this.#idleMs = idleMs;
    this.#outer = signal;
    this.#whole = setTimeout(this.#end, timeoutMs);
    signal?.addEventListener('abort', this.#end);
    if (signal?.aborted) this.#end();
  }

  /** Aborted once the time is over. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Begins to wait for the next byte. */
  wait(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(this.#end, this.#idleMs);
  }

  /** A byte is there; what its reader does with it is not the server's time. */
  pause(): void {
    clearTimeout(this.#idle);
  }

  /** The request is over. */
  close(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#idle);
    this.#outer?.removeEventListener('abort', this.#end);
  }

  readonly #end = (): void => {
    this.close();
    this.#ending.abort();
  };
}
