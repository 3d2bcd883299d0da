/** Characters of a query that are read at most. */
const MAX_QUERY_LENGTH = 8192;

/** Returns a query without its question mark, cut after the last whole parameter that fits. */
export function readableQuery(query: string): string {
  const text = query.startsWith('?') ? query.slice(1) : query;
  return text.length <= MAX_QUERY_LENGTH ? text : text.slice(0, Math.max(text.lastIndexOf('&', MAX_QUERY_LENGTH), 0));
}
