/**
 * Makes the small-screen menu, a popover without a script, a modal dialog: Tab stays in it, and nothing of the page
 * behind can be reached (product.md UI3).
 */
export function watchMenu(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[popovertarget=menu]') : null;
    const menu = document.getElementById('menu');
    if (button === null || !(menu instanceof HTMLDialogElement)) return;
    event.preventDefault();
    // Opened before this script was here.
    if (menu.matches(':popover-open')) menu.hidePopover();
    else if (menu.open) menu.close();
    else menu.showModal();
  });
}
