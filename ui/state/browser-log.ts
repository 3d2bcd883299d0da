/** Logs a failure that the visitor does not see, in one line on the console (LO7, UI4). */
export function warn(line: string, error?: unknown): void {
  if (error === undefined) console.warn(line);
  else console.warn(line, error);
}

/** Logs an expected event that the page does not show. */
export function note(line: string): void {
  console.info(line);
}
