/**
 * Makes the small-screen menu, a popover without a script, a modal dialog: Tab stays in it, and nothing of the page
 * behind can be reached (product.md UI3).
 */
export function watchMenu(): void {
  const menu = openPopover();
  if (menu !== null) showModally(menu);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[popovertarget=menu]') : null;
    const dialog = document.getElementById('menu');
    if (button === null || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

/** The menu that was opened before this script was here; null for none. */
function openPopover(): HTMLDialogElement | null {
  const menu = document.getElementById('menu');
  if (!(menu instanceof HTMLDialogElement) || !('popover' in menu)) return null;
  return menu.matches(':popover-open') ? menu : null;
}

/** Focus stays where it is, and goes back to the button at the end. */
function showModally(menu: HTMLDialogElement): void {
  const focused = document.activeElement;
  menu.hidePopover();
  menu.showModal();
  if (focused instanceof HTMLElement && menu.contains(focused)) focused.focus();
}
