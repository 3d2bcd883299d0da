import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { badRequest, Refusal } from './refusal.ts';

/** The most bytes of a request, uncompressed. */
const MAX_BYTES = 10_000_000;

/**
 * Reads the body as text; null where the client disconnected before its end.
 *
 * @throws Refusal 413 on one that is too long, 400 on one that cannot be uncompressed
 */
export async function requestBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request) {
      length += part.length;
      // A body that is too long is read to its end, so that the client receives the answer.
      if (length <= MAX_BYTES) parts.push(part);
      else parts.length = 0;
    }
  } catch {
    return null;
  }
  if (length > MAX_BYTES) throw tooLong();
  const bytes = Buffer.concat(parts);
  return (request.headers['content-encoding'] === 'gzip' ? unpacked(bytes) : bytes).toString();
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    if (error instanceof RangeError) throw tooLong();
    throw badRequest('Invalid body: it is not gzip');
  }
}

function tooLong(): Refusal {
  return new Refusal(413, 'Request entity too large');
}
