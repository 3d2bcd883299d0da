import type { DrawersActor, DrawersEvent } from '../../state/drawers.ts';

/** Path of the enquiry form, below any locale. */
const ENQUIRE = /\/enquire\/$/;

/**
 * A link to an enquiry, or to a form of these origins, opens a drawer over the page (product.md CO6, FM1). With a key
 * held, from the keyboard's menu and without a script it stays the link that it is.
 */
export function watchFormLinks(origins: readonly string[], drawers: DrawersActor): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = followed(event);
      if (link === null || !isEnquiry(link)) return;
      const drawer = {
        type: 'CONTACT_BROKER',
        link: { href: link.pathname + link.search, name: nameOf(link) },
      } as const;
      open(event, link, drawer, drawers, () => location.assign(link.href));
    },
    // Before the router, which would follow it.
    true,
  );
  document.addEventListener('click', (event) => {
    const link = followed(event);
    if (link === null || !origins.includes(link.origin)) return;
    const drawer = { type: 'FORM_LINK', link: { href: link.href, name: nameOf(link) } } as const;
    open(event, link, drawer, drawers, () => window.open(link.href, '_blank', 'noopener'));
  });
}

/** @param fallBack follows the link where the script of the drawers cannot be loaded */
function open(
  event: MouseEvent,
  link: HTMLAnchorElement,
  drawer: DrawersEvent,
  drawers: DrawersActor,
  fallBack: () => void,
): void {
  event.preventDefault();
  event.stopPropagation();
  // The drawer gives focus back to what had it, and not every browser focuses a link that is clicked.
  link.focus();
  import('./mount-drawers.tsx').then(({ mountDrawers }) => {
    mountDrawers(drawers);
    drawers.send(drawer);
  }, fallBack);
}

function nameOf(link: HTMLAnchorElement): string {
  return link.textContent?.trim() ?? '';
}

/** Whether a link leads to the enquiry form of this site, and not on the form's own page, which shows it already. */
function isEnquiry({ target, origin, pathname }: HTMLAnchorElement): boolean {
  const isOurs = target !== '_blank' && origin === location.origin;
  return isOurs && ENQUIRE.test(pathname) && !ENQUIRE.test(location.pathname);
}

/** The link that a plain click follows; null for any other click. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest('a') : null;
}
