/** Returns path, query and hash of the browser's address. */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Loads an address as a whole document. The returned promise never settles, since the page is left. */
export function loadDocument(address: string): Promise<never> {
  // Assigning the current address only scrolls if it has a hash.
  if (currentAddress() === address) window.location.reload();
  else window.location.assign(address);
  return new Promise(() => {});
}

let previous: string | null = null;

/** Returns path, query and hash of the page one step back in history; null if it is not known. */
export function previousAddress(): string | null {
  return previous;
}

/**
 * Stores the address of the page being left. @param isNewEntry false for a navigation through the history, after which
 * the previous entry is not known
 */
export function notePreviousAddress(address: string, isNewEntry: boolean): void {
  previous = isNewEntry ? address : null;
}

/**
 * Listens for fragment changes, after which the previous address is not known, since the previous entry may then be
 * another fragment of this page.
 */
export function watchFragmentChanges(): void {
  window.addEventListener('hashchange', () => {
    previous = null;
  });
}
