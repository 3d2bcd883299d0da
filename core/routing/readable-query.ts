/** Characters of a query that are read; what lies beyond is not looked at. */
const MAX_QUERY_LENGTH = 8192;

/** Without the question mark, and no longer than we read: a parameter that is cut in two goes whole. */
export function readableQuery(query: string): string {
  const text = query.startsWith('?') ? query.slice(1) : query;
  return text.length <= MAX_QUERY_LENGTH ? text : text.slice(0, Math.max(text.lastIndexOf('&', MAX_QUERY_LENGTH), 0));
}
