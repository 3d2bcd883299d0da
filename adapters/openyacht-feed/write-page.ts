import { toUtcInstant } from './write-openyacht.ts';

const VERSION = '1.0';

/** The beginning of a page of listings in the OpenYacht protocol, and what stands between two of them (FD5). */
export const PAGE_START = '{"data":[\n';
export const PAGE_SEPARATOR = ',\n';

/**
 * Writes the end of a page.
 * @param nextCursor null on the last page
 * @param generatedAt ISO 8601 instant in UTC
 */
export function pageEnd(nextCursor: string | null, generatedAt: string): string {
  const cursor = nextCursor === null ? {} : { next_cursor: nextCursor };
  return `\n],"meta":${JSON.stringify({ ...cursor, generated_at: generatedAt, protocol_version: VERSION })}}\n`;
}

/** Returns the address that names a listing for good; the protocol has https only. @param host with its port */
export function listingAddress(host: string, uuid: string): string {
  return `https://${host}/openyacht/v1/listings/${uuid}`;
}

/** Writes that a listing is no longer shared. @param updatedAt ISO 8601 date or instant */
export function writeTombstone(id: string, status: 'sold' | 'withdrawn', updatedAt: string) {
  return { id, tombstone: true, status, updated_at: toUtcInstant(updatedAt) };
}
