/** The date of a feed without entries. */
export const UNIX_EPOCH = new Date(0).toISOString();

/** Normalises an ISO 8601 date or instant to UTC; the Unix epoch where it is missing or invalid. */
export function instantOf(iso: string | null): string {
  if (iso === null) return UNIX_EPOCH;
  const instant = new Date(iso.includes('T') && !/(?:Z|[+-]\d{2}:\d{2})$/.test(iso) ? `${iso}Z` : iso);
  return Number.isNaN(instant.getTime()) ? UNIX_EPOCH : instant.toISOString();
}
