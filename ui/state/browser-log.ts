/** Logs a failure that the visitor does not see, in one line on the console (LO7, UI4). */
export function logWarning(line: string, error?: unknown): void {
  if (error === undefined) console.warn(line);
  else console.warn(line, error);
}

/** Logs an expected event that the page does not show. */
export function logInfo(line: string): void {
  console.info(line);
}
