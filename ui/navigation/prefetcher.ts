import { prefetch } from 'vike/client/router';
import {
  allowsPrefetch,
  type Connection,
  enqueue,
  finish,
  type PrefetchQueue,
  prefetchQueue,
  start,
} from '../../core/routing/prefetch-policy.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { siteSettings } from '../shell/site-settings.ts';
import { tolerateFailedPrefetch } from './chunk-errors.ts';

/**
 * Prefetches the script of a page when a link to one of its kind comes into view, at most four at once, and none on
 * slow connections or with a data saver (LK5).
 */
export class Prefetcher {
  readonly #addresses = new Map<string, string>();
  readonly #seen = new WeakSet<Element>();
  readonly #observer: IntersectionObserver;
  #queue: PrefetchQueue = prefetchQueue;

  constructor() {
    this.#observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.#inSight(target);
    });
    new MutationObserver(() => this.scan()).observe(document.body, { childList: true, subtree: true });
  }

  /** Observes the links that were added since the last call. */
  scan(): void {
    for (const link of document.querySelectorAll('a[href^="/"]:not([target])')) {
      if (this.#seen.has(link)) continue;
      this.#seen.add(link);
      this.#observer.observe(link);
    }
  }

  #inSight(link: Element): void {
    this.#observer.unobserve(link);
    const address = link.getAttribute('href') ?? '';
    const kind = parseSiteAddress(address, siteSettings().strategy).route?.name;
    if (kind === undefined || !allowsPrefetch(connection())) return;
    if (!this.#addresses.has(kind)) this.#addresses.set(kind, address);
    this.#queue = enqueue(this.#queue, kind);
    this.#run();
  }

  #run(): void {
    const [started, queue] = start(this.#queue);
    this.#queue = queue;
    for (const kind of started) {
      void tolerateFailedPrefetch(prefetch(this.#addresses.get(kind) ?? '/')).then(() => {
        this.#queue = finish(this.#queue, kind);
        this.#run();
      });
    }
  }
}

/** Returns the connection; not every browser has this API. */
function connection(): Connection | null {
  return 'connection' in navigator ? (navigator.connection as Connection) : null;
}
