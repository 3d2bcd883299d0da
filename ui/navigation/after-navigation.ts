/** Closes the header's panels and menu after a client-side navigation, and moves focus to the start of the page. */
export function afterNavigation(): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>('header [open]')) {
    if ('close' in open) open.close();
    else open.open = false;
  }
  // Closes the menu if it was opened as a popover before the runtime was loaded.
  document.getElementById('menu')?.hidePopover?.();
  if (!window.location.hash && document.activeElement?.closest('[data-keep-focus]') === null) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
