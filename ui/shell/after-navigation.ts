/** After a client-side navigation: open disclosures shut, focus stands at the new page's start. */
export function afterNavigation(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[name="header"][open]'))
    details.open = false;
  if (!window.location.hash && document.activeElement?.closest('[data-keep-focus]') === null) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
