/** Makes the menu of small screens open as a modal dialog, so that focus stays inside it (UI3). */
export function openMenuAsDialog(): void {
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

/** Returns the menu if it was opened before this script was loaded; else null. */
function openPopover(): HTMLDialogElement | null {
  const menu = document.getElementById('menu');
  if (!(menu instanceof HTMLDialogElement) || !('popover' in menu)) return null;
  return menu.matches(':popover-open') ? menu : null;
}

/** Reopens the popover as a modal dialog with the same focused element; closing it returns focus to the button. */
function showModally(menu: HTMLDialogElement): void {
  const focused = document.activeElement;
  menu.hidePopover();
  menu.showModal();
  if (focused instanceof HTMLElement && menu.contains(focused)) focused.focus();
}
