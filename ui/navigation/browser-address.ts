/** Returns path, query and hash of the browser's address. */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Loads an address as a whole document. The returned promise never settles, since the page is left. */
export function loadDocument(url: string): Promise<never> {
  // With history navigation the address is already current, and assigning it again would only scroll.
  if (currentAddress() === url) window.location.reload();
  else window.location.assign(url);
  return new Promise(() => {});
}

let previous: string | null = null;

/** Returns path, query and hash of the page one step back in history; null if it is not known. */
export function previousAddress(): string | null {
  return previous;
}

/**
 * Stores the address of the page being left. @param stepped false for a navigation through the history, after which
 * the previous entry is not known
 */
export function notePreviousAddress(address: string, stepped: boolean): void {
  previous = stepped ? address : null;
}

/** Forgets the previous address when the fragment changes, since that adds a step to the history. */
export function forgetAddressOnFragmentChange(): void {
  window.addEventListener('hashchange', () => {
    previous = null;
  });
}
