import { requestBody, withContentType } from '../../core/http/request-body.ts';
import type { HttpRequest } from '../../core/ports/http-client.ts';

/** A request's bytes and headers, the same at every attempt. */
export interface SealedBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/**
 * Writes a body down once. Sent as it is, a form would have another boundary at the retry, and bytes could have changed
 * in between. Rejects for what cannot be written down.
 */
export async function sealedBody(request: HttpRequest): Promise<SealedBody> {
  const { headers, body } = requestBody(request);
  if (body === null) return { headers, body };
  // As fetch would do it, the content type included.
  const written = new Response(fetchable(body));
  const type = written.headers.get('content-type');
  const bytes = new Uint8Array(await written.arrayBuffer());
  return { headers: type === null ? headers : withContentType(headers, type), body: bytes };
}

function fetchable(body: unknown): string | ArrayBuffer | Uint8Array<ArrayBuffer> | Blob | FormData | URLSearchParams {
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength).slice();
  const isKnown =
    body instanceof ArrayBuffer || body instanceof Blob || body instanceof FormData || body instanceof URLSearchParams;
  return isKnown ? body : String(body);
}
