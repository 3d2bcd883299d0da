let previous: string | null = null;

/** Path, query and hash of the page that one step back in history leads to; null where that is not known. */
export function previousAddress(): string | null {
  return previous;
}

/** @param stepped false where the browser's history was used: what lies behind is then not known */
export function notePreviousAddress(address: string, stepped: boolean): void {
  previous = stepped ? address : null;
}

/** A jump within the page is a step in history of its own. */
export function watchJumps(): void {
  window.addEventListener('hashchange', () => {
    previous = null;
  });
}
