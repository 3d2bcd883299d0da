import type { PageDrawers } from './page-drawers.ts';

/** The form that a link leads to, over the page; closing it lets go of the form and gives focus back (product.md FM1). */
export function openFormDrawer(link: HTMLAnchorElement, drawers: PageDrawers): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'drawer';
  const name = link.textContent?.trim() ?? '';
  dialog.setAttribute('aria-label', name);

  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-btn';
  close.setAttribute('aria-label', closeLabel(link));
  close.append(cross());
  close.addEventListener('click', () => dialog.close());

  const frame = document.createElement('iframe');
  frame.src = link.href;
  frame.title = name;
  frame.referrerPolicy = 'strict-origin';
  // It may be a form, and no more: it leads nobody's window elsewhere (product.md FM3).
  frame.setAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin allow-popups');

  dialog.append(close, frame);
  // The scrim is the dialog's own ground.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  // It belongs to the page beneath.
  const leave = () => dialog.close();
  window.addEventListener('popstate', leave);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', leave);
    dialog.remove();
    drawers.send({ type: 'HIDE_FORM' });
    link.focus();
  });
  document.body.append(dialog);
  drawers.send({ type: 'FORM_LINK', link: link.href, brokerData: false });
  dialog.showModal();
}

/** The footer's words for it, which is on every page with a drawer. */
export function closeLabel(link: HTMLAnchorElement): string {
  const said = link.dataset.close ?? document.querySelector<HTMLElement>('[data-close]')?.dataset.close;
  return said ?? '';
}

function cross(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'ico');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M4 4l12 12M16 4 4 16');
  svg.append(path);
  return svg;
}
