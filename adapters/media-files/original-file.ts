import { stat } from 'node:fs/promises';
import type { StoredFile } from './file-media-library.ts';
import { cacheControl, isKnown, type MediaAnswer, type MediaRequest, mimeTypeOf, refusal } from './media-answer.ts';

/**
 * Answers with sound, films, captions and documents, whole or as a byte range, which players and PDF viewers request.
 */
export async function originalFile(stored: StoredFile, current: boolean, request: MediaRequest): Promise<MediaAnswer> {
  const found = await stat(stored.path).catch(() => null);
  if (!found) return refusal(404);
  const { size } = found;
  const etag = `"${stored.hash.slice(0, 20)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': cacheControl(current),
    'Content-Type': mimeTypeOf(stored.path),
    'Accept-Ranges': 'bytes',
  };
  if (isKnown(request.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  // A range is sent only of the same bytes that the client has the rest of.
  const isSame = request.ifRange === undefined || request.ifRange === etag;
  const asked = isSame ? parseByteRange(request.range, size) : null;
  const plays = stored.type === 'audio' || stored.type === 'video';
  if (asked === 'unsatisfiable' && plays) return refusal(416, { 'Content-Range': `bytes */${size}` });
  const part = asked === 'unsatisfiable' ? null : asked;
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const length = { 'Content-Length': String(end - start + 1) };
  const body = size === 0 ? null : { file: stored.path, start, end };
  if (part === null) return { status: 200, headers: { ...headers, ...length }, body };
  return { status: 206, headers: { ...headers, ...length, 'Content-Range': `bytes ${start}-${end}/${size}` }, body };
}

/** Parses one byte range; an invalid header or several ranges count as none (RFC 9110). */
export function parseByteRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
