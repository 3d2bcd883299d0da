import { lookup } from 'mrmime';
import type { PictureClient } from './waiting-pictures.ts';

/** A range of a file's bytes, `end` included. */
export interface FileRange {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** The answer to a media request, independent of the server. */
export interface MediaAnswer {
  readonly status: 200 | 206 | 304 | 400 | 404 | 416 | 503;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for an answer without a body. */
  readonly body: Buffer | FileRange | null;
}

export interface MediaRequest extends PictureClient {
  /** The path after `/media/`, undecoded; listed names need no escaping. */
  readonly path: string;
  /** The query after the question mark, undecoded. */
  readonly query: string;
  readonly accept: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  /** Returns the scheme and host of the request, without a slash at the end, for URLs in answers. */
  readonly origin: () => string;
}

export function refusal(status: 400 | 404 | 416 | 503, headers: Record<string, string> = {}): MediaAnswer {
  return { status, headers: { 'Cache-Control': 'no-store', ...headers }, body: null };
}

/**
 * Returns the Cache-Control value: immutable for the current hash, a minute for any other, whose URL still finds the
 * file.
 */
export function cacheControl(current: boolean): string {
  return current ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
}

/** Returns the media type of a file by its name's ending, with a charset for captions and other text. */
export function mimeTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
