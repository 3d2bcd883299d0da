let previous: string | null = null;

/** Path, query and hash of the page that the visitor came from without leaving the document; null for none. */
export function previousAddress(): string | null {
  return previous;
}

/** @param stepped false where the browser's history was used: what lies behind is then not known */
export function notePreviousAddress(address: string, stepped: boolean): void {
  previous = stepped ? address : null;
}
