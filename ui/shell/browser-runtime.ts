import { currentAddress } from '../navigation/browser-address.ts';
import type { SiteRuntime } from './site-runtime.ts';

let loading: Promise<SiteRuntime> | undefined;
let loaded: SiteRuntime | null = null;
let first = '';

/** Loads the site's runtime, a chunk of its own, so that it does not add to the first load. */
export function loadSiteRuntime(): Promise<SiteRuntime> {
  // The container and the machines are evaluated in tasks of their own, so that no task is long.
  loading ??= import('./browser-ports.ts')
    .then(() => import('../navigation/navigation-memory.ts'))
    .then(() => import('./site-runtime.ts'))
    .then(async ({ createSiteRuntime }) => {
      loaded = await createSiteRuntime(first);
      return loaded;
    });
  return loading;
}

/** Returns the runtime if it is loaded; null before that, when only the server's rules apply. */
export function loadedRuntime(): SiteRuntime | null {
  return loaded;
}

/** Loads the runtime when the browser is idle. Until then links work, but without its rules, drawers and memory. */
export function loadRuntimeWhenIdle(): void {
  first = currentAddress();
  const load = () => void loadSiteRuntime().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
  else setTimeout(load, 1000);
}
