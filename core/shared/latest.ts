/** The latest of ISO 8601 days and instants in UTC; null where there is none. */
export function latest(changes: readonly (string | null)[]): string | null {
  return changes.reduce((last, one) => (one !== null && (last === null || last < one) ? one : last), null);
}
