/** Bytes of a file, `end` among them. */
export interface FilePart {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** What a request for media gets, whatever server carries it. */
export interface MediaAnswer {
  readonly status: 200 | 206 | 304 | 400 | 404 | 416 | 503;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for an answer without a body. */
  readonly body: Buffer | FilePart | null;
}

export interface MediaRequest {
  /** Behind `/media/`, as it was sent: nothing that is listed needs escaping. */
  readonly path: string;
  /** Behind the question mark, as it was sent. */
  readonly query: string;
  /** The Accept header. */
  readonly accept: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  /** Scheme and host that the request came to, for addresses in answers; without a slash at the end. */
  readonly origin: () => string;
}

export function refusal(status: 400 | 404 | 416 | 503, headers: Record<string, string> = {}): MediaAnswer {
  return { status, headers: { 'Cache-Control': 'no-store', ...headers }, body: null };
}

/** For the address with the present hash for ever; for an old one, which still finds the picture, a minute. */
export function cacheControl(current: boolean): string {
  return current ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
}

export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
