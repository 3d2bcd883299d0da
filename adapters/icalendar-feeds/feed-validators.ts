/** The validators of the last answer (RFC 9110); null where the server gave none that can be sent back. */
export interface FeedValidators {
  readonly etag: string | null;
  readonly modified: string | null;
}

/** Longer ones are not kept. */
const LONGEST = 256;
const ETAG = /^(?:W\/)?"[\x21\x23-\x7E]*"$/;

/** Reads validators strictly: they are kept and sent back as they came, and so must not be any text. */
export function readValidators(etag: unknown, modified: unknown): FeedValidators {
  const isETag = typeof etag === 'string' && etag.length <= LONGEST && ETAG.test(etag);
  return { etag: isETag ? etag : null, modified: isHttpDate(modified) ? modified : null };
}

function isHttpDate(value: unknown): value is string {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toUTCString() === value;
}
