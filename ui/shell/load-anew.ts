/** Leaves for an address by a whole load. What waits for the answer waits for ever: the page goes. */
export function loadAnew(url: string): Promise<never> {
  const { location } = window;
  // In history the address is there already, and going to it again would only scroll.
  if (location.pathname + location.search + location.hash === url) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
