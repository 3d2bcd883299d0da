import type { liteClient } from 'algoliasearch/lite';
import { networkError } from '../../core/http/http-outcome.ts';

/** What the client takes beside application and key. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type Requester = NonNullable<ClientOptions['requester']>;
type Answer = Awaited<ReturnType<Requester['send']>>;

export interface RequesterLimits {
  /** Milliseconds until an answer's headers, and from there to its end: the client asks for more after a failure. */
  readonly connectMs: number;
  readonly responseMs: number;
  /** Bytes of an answer, unpacked. */
  readonly maxBytes: number;
}

/**
 * Sends the client's requests through fetch (product.md SE1). A redirect is not followed but is the answer. An answer
 * that is too long comes as an empty one, which the client does not understand.
 */
export function fetchRequester({ connectMs, responseMs, maxBytes }: RequesterLimits): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const controller = new AbortController();
      const abort = () => controller.abort();
      let timer = setTimeout(abort, Math.min(connectTimeout, connectMs));
      let answered = false;
      try {
        const body = data === undefined ? null : typeof data === 'string' ? data : new Uint8Array(data);
        const response = await fetch(url, { method, headers, body, redirect: 'manual', signal: controller.signal });
        answered = true;
        clearTimeout(timer);
        timer = setTimeout(abort, Math.min(responseTimeout, responseMs));
        const content = await readText(response, maxBytes);
        return { status: response.status, content, headers: Object.fromEntries(response.headers), isTimedOut: false };
      } catch {
        return failed(controller.signal.aborted, answered);
      } finally {
        clearTimeout(timer);
        // Frees the socket of a body that nobody reads to its end.
        controller.abort();
      }
    },
  };
}

function failed(timedOut: boolean, answered: boolean): Answer {
  const { status, message } = networkError({ timedOut, answered });
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
