/** Hers, from the card that a mark is on, else from the page. */
export function nameAt(mark: HTMLElement): string {
  const title = mark.closest('article')?.querySelector('h2,h3') ?? document.querySelector('h1');
  return title?.textContent?.trim() ?? '';
}

/** What stands there already is left alone, so that the observer hears of nothing new. */
export function write(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
