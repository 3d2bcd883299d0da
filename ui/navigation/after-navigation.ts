/** After a client-side navigation: the header's panels and its menu shut, focus stands at the new page's start. */
export function afterNavigation(): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>('header [open]')) {
    if ('close' in open) open.close();
    else open.open = false;
  }
  // A popover, where it was opened before the runtime was there.
  document.getElementById('menu')?.hidePopover?.();
  if (!window.location.hash && document.activeElement?.closest('[data-keep-focus]') === null) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
