import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { liteClient } from 'algoliasearch/lite';
import { networkError } from '../../core/http/http-outcome.ts';
import { fieldsOf, isRecord } from '../../core/shared/parse-json.ts';

/** The client's options besides application and key. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type Requester = NonNullable<ClientOptions['requester']>;

export interface RequesterLimits {
  /** Milliseconds until the connection is established, TLS included. */
  readonly connectMs: number;
  /** Milliseconds from the connection to the end of the answer. */
  readonly responseMs: number;
  /** Largest number of bytes of the decompressed answer. */
  readonly maxBytes: number;
}

/**
 * Creates a requester that sends the client's requests with fetch (SE1). Redirects are returned, not followed. An
 * answer that is too long is returned as an empty one, which the client rejects. Connecting and answering have separate
 * time limits (ADR 45), which also hold where the client raises its own after a failure.
 */
export function fetchRequester({ connectMs, responseMs, maxBytes }: RequesterLimits): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const connect = Math.min(connectTimeout, connectMs);
      const respond = Math.min(responseTimeout, responseMs);
      // Where fetch does not report its progress, one limit holds for both up to the headers.
      const limit = timeLimit(connect + respond);
      let connected = false;
      const onRequested = () => {
        if (!connected) limit.restart(connect);
      };
      const onConnected = () => {
        if (!connected) limit.restart(respond);
        connected = true;
      };
      try {
        const body = data === undefined ? null : typeof data === 'string' ? data : new Uint8Array(data);
        const response = await watched.run({ onRequested, onConnected }, () =>
          fetch(url, { method, headers, body, redirect: 'manual', signal: limit.signal }),
        );
        onConnected();
        const content = await readText(response, maxBytes);
        return { status: response.status, content, headers: Object.fromEntries(response.headers), isTimedOut: false };
      } catch {
        const isTimedOut = limit.signal.aborted;
        const { status, message } = networkError({ timedOut: isTimedOut, connected });
        return { status, content: message, isTimedOut };
      } finally {
        // Frees the socket of an unread body.
        limit.end();
      }
    },
  };
}

function timeLimit(ms: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  return {
    /** Aborted at the limit and at the end. */
    signal: controller.signal,
    restart(next: number) {
      if (controller.signal.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(abort, next);
    },
    end() {
      clearTimeout(timer);
      abort();
    },
  };
}

/** Reads a body as text; returns '' for one beyond the limit. Rejects where the body breaks off. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let length = 0;
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) return text + decoder.decode();
    length += part.value.byteLength;
    if (length > maxBytes) return '';
    text += decoder.decode(part.value, { stream: true });
  }
}

/** Callbacks for the progress of one fetch, in this order. Node's fetch may report neither step. */
interface FetchProgress {
  /** The request is waiting for a connection. */
  readonly onRequested: () => void;
  /** The connection is open, after any TLS handshake, and the request is being sent over it. */
  readonly onConnected: () => void;
}

/** Holds the callbacks of the fetch that is being started, for the subscriptions below. */
const watched = new AsyncLocalStorage<FetchProgress>();
const progressOf = new WeakMap<object, FetchProgress>();

// Node's fetch is undici, which publishes these messages: see "Diagnostics Channel Support" in its documentation.
subscribe('undici:request:create', (message) => {
  const progress = watched.getStore();
  const { request } = fieldsOf(message);
  if (progress === undefined || !isRecord(request)) return;
  progressOf.set(request, progress);
  progress.onRequested();
});
subscribe('undici:client:sendHeaders', (message) => {
  const { request } = fieldsOf(message);
  if (isRecord(request)) progressOf.get(request)?.onConnected();
});
