/** What goes wrong without the visitor's seeing it is said on the console, in one line (product.md LO7, UI4). */
export function warn(line: string, error?: unknown): void {
  if (error === undefined) console.warn(line);
  else console.warn(line, error);
}

/** What happened as it should, but is not to be seen on the page. */
export function note(line: string): void {
  console.info(line);
}
