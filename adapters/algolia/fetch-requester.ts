import type { liteClient } from 'algoliasearch/lite';
import { networkError } from '../../core/http/http-outcome.ts';
import { watchFetch } from './fetch-watch.ts';

/** What the client takes beside application and key. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type Requester = NonNullable<ClientOptions['requester']>;
type Answer = Awaited<ReturnType<Requester['send']>>;

export interface RequesterLimits {
  /** Milliseconds until a connection stands, TLS included. */
  readonly connectMs: number;
  /** Milliseconds from there to the end of the answer. */
  readonly responseMs: number;
  /** Bytes of an answer, unpacked. */
  readonly maxBytes: number;
}

/**
 * Sends the client's requests through fetch (product.md SE1). A redirect is not followed but is the answer. An answer
 * that is too long comes as an empty one, which the client does not understand.
 *
 * The times to connect and to answer are limited one after the other (ADR 45). After a failure the client allows more
 * time than before; these limits hold all the same.
 */
export function fetchRequester({ connectMs, responseMs, maxBytes }: RequesterLimits): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const connect = Math.min(connectTimeout, connectMs);
      const respond = Math.min(responseTimeout, responseMs);
      // Both together where fetch does not report its progress.
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
        const response = await watchFetch({ onRequested, onConnected }, () =>
          fetch(url, { method, headers, body, redirect: 'manual', signal: limit.signal }),
        );
        onConnected();
        const content = await readText(response, maxBytes);
        return { status: response.status, content, headers: Object.fromEntries(response.headers), isTimedOut: false };
      } catch {
        return failed(limit.signal.aborted, connected);
      } finally {
        // Frees the socket of a body that nobody reads to its end.
        limit.end();
      }
    },
  };
}

interface TimeLimit {
  /** Aborted when the time is over, and at the end. */
  readonly signal: AbortSignal;
  readonly restart: (ms: number) => void;
  readonly end: () => void;
}

function timeLimit(ms: number): TimeLimit {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  return {
    signal: controller.signal,
    restart(next) {
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

function failed(timedOut: boolean, connected: boolean): Answer {
  const { status, message } = networkError({ timedOut, connected });
  return { status, content: message, isTimedOut: timedOut };
}

/** '' for a body beyond the limit. Rejects where the body breaks off. */
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
