/** Path, query and hash of the page as the browser's address names it. */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
