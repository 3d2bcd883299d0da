import { currentAddress } from './current-address.ts';

/** Loads an address as a whole document. The returned promise never settles, since the page is left. */
export function loadAnew(url: string): Promise<never> {
  // With history navigation the address is already current, and assigning it again would only scroll.
  if (currentAddress() === url) window.location.reload();
  else window.location.assign(url);
  return new Promise(() => {});
}
