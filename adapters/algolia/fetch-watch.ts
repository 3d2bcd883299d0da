import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

/** Callbacks for the progress of one fetch, in this order. Neither is called where Node's fetch does not report it. */
export interface FetchProgress {
  /** The request waits for a connection. */
  readonly onRequested: () => void;
  /** A connection stands, with TLS after the handshake, and the request goes out over it. */
  readonly onConnected: () => void;
}

const watched = new AsyncLocalStorage<FetchProgress>();
const progressOf = new WeakMap<object, FetchProgress>();

// Published by undici, the base of Node's fetch: undici, "Diagnostics Channel Support".
subscribe('undici:request:create', (message) => {
  const progress = watched.getStore();
  const request = requestOf(message);
  if (progress === undefined || request === null) return;
  progressOf.set(request, progress);
  progress.onRequested();
});
subscribe('undici:client:sendHeaders', (message) => {
  const request = requestOf(message);
  if (request !== null) progressOf.get(request)?.onConnected();
});

/** Runs a fetch and reports its progress before the answer's headers. */
export function watchFetch(progress: FetchProgress, send: () => Promise<Response>): Promise<Response> {
  return watched.run(progress, send);
}

function requestOf(message: unknown): object | null {
  const request = typeof message === 'object' && message !== null && 'request' in message ? message.request : null;
  return typeof request === 'object' ? request : null;
}
