import { prefetch } from 'vike/client/router';
import {
  allowsPrefetch,
  type Connection,
  EMPTY_PREFETCH_QUEUE,
  enqueuePreload,
  finishPreload,
  type PrefetchQueue,
  startPreloads,
} from '../../core/routing/prefetch-policy.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { documentSettings } from '../shell/document-settings.ts';
import { tolerateFailedPrefetch } from './chunk-errors.ts';

/**
 * Prefetches the script of a kind of page when a link to such a page comes into view, at most four at once, and none on
 * slow connections or with a data saver (LK5). Returns a function that observes the links added since its last call.
 */
export function prefetchLinks(): () => void {
  const addresses = new Map<string, string>();
  const seen = new WeakSet<Element>();
  let queue: PrefetchQueue = EMPTY_PREFETCH_QUEUE;
  const run = () => {
    const [started, others] = startPreloads(queue);
    queue = others;
    for (const kind of started) {
      void tolerateFailedPrefetch(prefetch(addresses.get(kind) ?? '/')).then(() => {
        queue = finishPreload(queue, kind);
        run();
      });
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const address = target.getAttribute('href') ?? '';
      const kind = parseSiteAddress(address, documentSettings().strategy).route?.name;
      if (kind === undefined || !allowsPrefetch(connection())) continue;
      if (!addresses.has(kind)) addresses.set(kind, address);
      queue = enqueuePreload(queue, kind);
      run();
    }
  });
  const scan = () => {
    for (const link of document.querySelectorAll('a[href^="/"]:not([target])')) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
  new MutationObserver(scan).observe(document.body, { childList: true, subtree: true });
  return scan;
}

/** Returns the connection; null in browsers without this API. */
function connection(): Connection | null {
  return 'connection' in navigator ? (navigator.connection as Connection) : null;
}
