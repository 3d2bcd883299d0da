import type { DrawersEvent } from '../../state/drawers.ts';

/** Matches the path of the enquiry form, with or without a locale. */
const ENQUIRE = /\/enquire\/$/;

/**
 * Makes links to the enquiry form, and to forms at these origins, open in a drawer (CO6, FM1). With a
 * modifier key, from the context menu and without a script they remain plain links.
 */
export function openFormLinksInDrawer(origins: readonly string[]): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = followed(event);
      if (link === null || !isEnquiry(link)) return;
      const drawer = {
        type: 'CONTACT_BROKER',
        link: { href: link.pathname + link.search, name: nameOf(link) },
      } as const;
      open(event, link, drawer, () => location.assign(link.href));
    },
    // The capture phase comes before the router, which would follow the link.
    true,
  );
  document.addEventListener('click', (event) => {
    const link = followed(event);
    if (link === null || !origins.includes(link.origin)) return;
    const drawer = { type: 'FORM_LINK', link: { href: link.href, name: nameOf(link) } } as const;
    open(event, link, drawer, () => window.open(link.href, '_blank', 'noopener'));
  });
}

/** Opens a drawer. @param fallBack follows the link if the script of the drawers cannot be loaded */
function open(event: MouseEvent, link: HTMLAnchorElement, drawer: DrawersEvent, fallBack: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  // The drawer returns focus to the focused element, and some browsers do not focus a link that is clicked.
  link.focus();
  import('./mount-drawers.tsx').then(({ mountDrawers }) => mountDrawers().send(drawer), fallBack);
}

function nameOf(link: HTMLAnchorElement): string {
  return link.textContent?.trim() ?? '';
}

/** Returns whether a link leads to this site's enquiry form, except on the form's own page. */
function isEnquiry({ target, origin, pathname }: HTMLAnchorElement): boolean {
  const isOurs = target !== '_blank' && origin === location.origin;
  return isOurs && ENQUIRE.test(pathname) && !ENQUIRE.test(location.pathname);
}

/** Returns the link of a plain click; null for anything else. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest('a') : null;
}
