import { prefetch } from 'vike/client/router';
import { allowsPrefetch, type Connection, PreloadQueue } from '../../core/routing/prefetch-policy.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { PAGE_DATA_FILE } from '../../core/routing/site-path.ts';
import { documentSettings } from '../shell/document-settings.ts';
import { nextTask } from '../state/next-task.ts';
import { tolerateFailedPrefetch } from './chunk-errors.ts';

const SITE_LINK = 'a[href^="/"]:not([target])';

/** Milliseconds for which the pointer rests on a link before the data of its page is requested. */
const REST = 50;

/**
 * Prefetches the script of a kind of page when a link to such a page comes into view, and the data of a page while the
 * pointer rests on its link; nothing on slow connections or with a data saver (LK5). Returns a function that observes
 * the links added since its last call.
 */
export function prefetchLinks(): () => void {
  prefetchDataAtRest();
  const seen = new WeakSet<Element>();
  const queue = new PreloadQueue();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const address = target.getAttribute('href') ?? '';
      const kind = kindOfPage(address);
      if (kind !== undefined && allowsPrefetch(connection()))
        // Each in a task of its own: a page has many scripts.
        queue.add(kind, () => tolerateFailedPrefetch(nextTask().then(() => prefetch(address))));
    }
  });
  const scan = () => {
    for (const link of document.querySelectorAll(SITE_LINK)) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
  new MutationObserver(scan).observe(document.body, { childList: true, subtree: true });
  return scan;
}

/**
 * Requests the data of a page when the mouse, or a finger, rests on its link. The browser keeps the answer for the few
 * seconds that its headers allow, so the navigation that follows finds it there.
 */
function prefetchDataAtRest(): void {
  let rest = 0;
  const leave = () => clearTimeout(rest);
  document.addEventListener('pointerover', ({ target }) => {
    leave();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SITE_LINK) : null;
    if (link === null || kindOfPage(link.pathname) === undefined || !allowsPrefetch(connection())) return;
    const address = link.pathname + PAGE_DATA_FILE + link.search;
    rest = window.setTimeout(() => void fetch(address).catch(() => null), REST);
  });
  // A finger that scrolls leaves its link too.
  document.addEventListener('pointerout', leave);
}

function kindOfPage(address: string): string | undefined {
  return parseSiteAddress(address, documentSettings().strategy).route?.name;
}

/** Returns the connection; null in browsers without this API. */
function connection(): Connection | null {
  return 'connection' in navigator ? (navigator.connection as Connection) : null;
}
