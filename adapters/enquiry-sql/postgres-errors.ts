import postgres from 'postgres';

/**
 * Classes and codes of errors that say something about the server: connection, resources, operator intervention, and
 * the two of a standby, 25006 (read-only) and 0A000 (not possible during recovery).
 */
const SERVER_ERRORS = /^(?:08|53|57|25006|0A000)/;

/** Returns whether the server rejected a statement; the connection is still good. */
export function isStatementError(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.severity === 'ERROR' && !SERVER_ERRORS.test(error.code);
}

/** Error messages of classes 22 and 23 may quote stored data, so only their code is used. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return String(error);
  const mayQuote = error instanceof postgres.PostgresError && /^2[23]/.test(error.code);
  return mayQuote || error.message === '' ? String(error.code) : `${error.code}: ${error.message}`;
}
