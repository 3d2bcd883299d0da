import { charsetOf, networkError } from '../../core/http/http-outcome.ts';
import type { HttpError } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

interface ReadLimits {
  readonly maxBytes: number;
  /** Aborted when the time of the attempt is over. */
  readonly deadline: AbortSignal;
}

/** Reads a body as text in the encoding of its content type. A body that is not read to its end closes its connection. */
export async function readText(
  response: Response,
  { maxBytes, deadline }: ReadLimits,
): Promise<Result<string, HttpError>> {
  const decoder = decoderFor(response.headers.get('content-type') ?? '');
  const reader = response.body?.getReader();
  const close = () => void reader?.cancel().catch(() => {});
  deadline.addEventListener('abort', close);
  if (deadline.aborted) close();
  let length = 0;
  let text = '';
  try {
    for (;;) {
      const part = await reader?.read();
      if (deadline.aborted) return err(networkError({ timedOut: true, connected: true }));
      if (part === undefined || part.done) return ok(text + decoder.decode());
      length += part.value.byteLength;
      if (length > maxBytes) return err({ kind: 'bad-body', status: response.status, problem: 'too-long' });
      text += decoder.decode(part.value, { stream: true });
    }
  } catch {
    return err(networkError({ timedOut: false, connected: true }));
  } finally {
    deadline.removeEventListener('abort', close);
    close();
  }
}

function decoderFor(contentType: string): TextDecoder {
  try {
    return new TextDecoder(charsetOf(contentType));
  } catch {
    // The encoding is unknown.
    return new TextDecoder();
  }
}
