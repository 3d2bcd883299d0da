import { currentAddress } from '../navigation/current-address.ts';
import type { SiteRuntime } from './site-runtime.ts';

let loading: Promise<SiteRuntime> | undefined;
let loaded: SiteRuntime | null = null;
let first = '';

/** What the site does once it is read: a chunk of its own, so that it does not weigh on the first load. */
export function siteRuntime(): Promise<SiteRuntime> {
  loading ??= import('./site-runtime.ts').then(({ createSiteRuntime }) => {
    loaded = createSiteRuntime(first);
    return loaded;
  });
  return loading;
}

/** The same where it is there already; null before, when the server's own rules must do. */
export function loadedRuntime(): SiteRuntime | null {
  return loaded;
}

/** Loads it when the browser has nothing better to do. A page without it is whole: links are links. */
export function loadRuntimeWhenIdle(): void {
  first = currentAddress();
  const load = () => void siteRuntime().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
  else setTimeout(load, 1000);
}
