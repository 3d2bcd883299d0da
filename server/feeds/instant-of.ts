/** The instant that stands for none: of a feed without anything in it. */
export const UNIX_EPOCH = new Date(0).toISOString();

/** An ISO 8601 date or instant, in UTC; the one that stands for none where there is none, or junk. */
export function instantOf(iso: string | null): string {
  if (iso === null) return UNIX_EPOCH;
  const instant = new Date(iso.includes('T') && !/(?:Z|[+-]\d{2}:\d{2})$/.test(iso) ? `${iso}Z` : iso);
  return Number.isNaN(instant.getTime()) ? UNIX_EPOCH : instant.toISOString();
}
