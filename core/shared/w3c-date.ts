const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** An ISO 8601 date or instant as sitemaps take it, an instant without a zone in UTC; null for junk. */
export function w3cDate(iso: string): string | null {
  if (DATE.test(iso)) return iso;
  const [whole, zone] = INSTANT.exec(iso) ?? [];
  return whole === undefined ? null : zone === undefined ? `${whole}Z` : whole;
}
