import type { PageDrawers } from './page-drawers.ts';

/** Where the form of an enquiry stands, below any locale. */
const ENQUIRE = /\/enquire\/$/;

/**
 * A link to an enquiry, or to a form of these origins, opens a drawer over the page (product.md CO6, FM1). With a key
 * held, from the keyboard's menu and without a script it stays the link that it is.
 */
export function watchFormLinks(origins: readonly string[], drawers: PageDrawers): void {
  // Before the router, which would follow it.
  document.addEventListener('click', (event) => openEnquiryOf(event, drawers), true);
  if (origins.length === 0) return;
  document.addEventListener('click', (event) => {
    const link = followed(event);
    if (link === null || !origins.includes(link.origin)) return;
    event.preventDefault();
    import('./form-drawer.ts').then(
      ({ openFormDrawer }) => openFormDrawer(link, drawers),
      () => window.open(link.href, '_blank', 'noopener'),
    );
  });
}

function openEnquiryOf(event: MouseEvent, drawers: PageDrawers): void {
  const link = followed(event);
  if (link === null || link.target === '_blank' || link.origin !== location.origin) return;
  // The page of the form shows it already.
  if (!ENQUIRE.test(link.pathname) || ENQUIRE.test(location.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  import('../features/enquiry/open-enquiry.tsx').then(
    ({ openEnquiry }) => openEnquiry(link, drawers),
    () => location.assign(link.href),
  );
}

/** The link that a plain click follows; null for any other click. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest('a') : null;
}
