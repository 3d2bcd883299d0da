import type { PageDrawers } from './page-drawers.ts';

/**
 * A link to a form of these origins opens a drawer over the page instead of a tab (product.md CO6, FM1). With a key
 * held, from the keyboard's menu and without a script it stays the link that it is.
 */
export function watchFormLinks(origins: readonly string[], drawers: PageDrawers): void {
  if (origins.length === 0) return;
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !origins.includes(new URL(link.href, location.href).origin)) return;
    event.preventDefault();
    import('./form-drawer.ts').then(
      ({ openFormDrawer }) => openFormDrawer(link, drawers),
      () => window.open(link.href, '_blank', 'noopener'),
    );
  });
}
