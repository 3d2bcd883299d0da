/**
 * Returns the ids of the recommended records in order, each once, without hits that have no id. Null for a malformed
 * answer.
 */
export function parseRecommendAnswer(raw: unknown): readonly string[] | null {
  if (!isRecord(raw) || !Array.isArray(raw.results) || raw.results.length !== 1) return null;
  const result: unknown = raw.results[0];
  if (!isRecord(result) || !Array.isArray(result.hits)) return null;
  return [...new Set(result.hits.flatMap(idOf))];
}

function idOf(raw: unknown): string[] {
  const id = isRecord(raw) ? raw.objectID : null;
  return typeof id === 'string' && id !== '' ? [id] : [];
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
