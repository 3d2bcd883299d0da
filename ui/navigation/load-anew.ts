import { currentAddress } from './current-address.ts';

/** Leaves for an address by a whole load. What waits for the answer waits for ever: the page goes. */
export function loadAnew(url: string): Promise<never> {
  // In history the address is there already, and going to it again would only scroll.
  if (currentAddress() === url) window.location.reload();
  else window.location.assign(url);
  return new Promise(() => {});
}
