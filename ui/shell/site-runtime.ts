import { redirect } from 'vike/abort';
import { localePath } from '../../core/locale/locale-path.ts';
import { Builds } from '../../core/ports/builds.ts';
import { NavigationStore } from '../../core/ports/navigation-store.ts';
import { SearchHits } from '../../core/ports/search-hits.ts';
import { kindOf, type Place, placeOf } from '../../core/routing/place.ts';
import { middlewareFor, ROUTE_MIDDLEWARE, type RouteMiddlewareName } from '../../core/routing/route-middleware.ts';
import { updateHead } from '../update-head.ts';
import { browserContainer } from './browser-ports.ts';
import { clientError } from './client-error.ts';
import { FreshBuild } from './fresh-build.ts';
import { loadAnew } from './load-anew.ts';
import { LocaleSwitcher } from './locale-switcher.ts';
import { NavigationMemory } from './navigation-memory.ts';
import { PageDrawers } from './page-drawers.ts';
import { Prefetcher } from './prefetcher.ts';
import { RedirectTable } from './redirect-table.ts';
import { siteSettings } from './site-settings.ts';

/** A navigation within the site, before anything of it is fetched. */
export interface Navigation {
  readonly from: Place;
  readonly to: Place;
  /** Path, query and hash as they were asked for. */
  readonly url: string;
}

/** Looks at a navigation; an address leads it elsewhere. One that leaves the page for good never settles. */
export type RouteMiddleware = (navigation: Navigation) => string | null | Promise<string | null>;

/** Milliseconds that a navigation may take before it becomes a whole load. */
const PATIENCE_MS = 20_000;

/** Redirects are followed so far; the rules know no loops, so this is never reached. */
const MOST_HOPS = 8;

/** What the site does beyond a page's own components, once the page is read. */
export interface SiteRuntime {
  readonly memory: NavigationMemory;
  readonly locales: LocaleSwitcher;
  readonly drawers: PageDrawers;
  readonly updateHead: typeof updateHead;
  /** Runs what the route names, in order, before anything of it is fetched (product.md LK6). Throws Vike's redirect. */
  beforeNavigation(url: string): Promise<void>;
  /** The error page of a navigation that failed, in the frame of the page before. */
  readonly failedPage: typeof clientError;
  /** A page stands: its list is learned, its links are prefetched. */
  shown(): void;
}

export function createSiteRuntime(): SiteRuntime {
  const { strategy, buildId } = siteSettings();
  const container = browserContainer();
  const builds = container.get<Builds>(Builds);
  const memory = new NavigationMemory(
    container.get<NavigationStore>(NavigationStore),
    container.get<SearchHits>(SearchHits),
    strategy,
    () => Date.now(),
  );
  const fresh = buildId === null ? null : new FreshBuild(builds, buildId);
  const redirects = buildId === null ? null : new RedirectTable(builds, buildId, strategy);
  const prefetcher = new Prefetcher();
  const here = () => placeOf(window.location.pathname + window.location.search + window.location.hash, strategy);
  let current = here();
  let patience: ReturnType<typeof setTimeout> | undefined;

  const wander = ({ from, to }: Navigation): null => {
    memory.leave(from);
    memory.visit(to);
    return null;
  };
  async function step(navigation: Navigation): Promise<string | null> {
    for (const middleware of middlewareFor(ROUTE_MIDDLEWARE[kindOf(navigation.to)], known)) {
      const elsewhere = await middleware(navigation);
      if (elsewhere !== null) return elsewhere;
    }
    return null;
  }

  const known: Readonly<Record<RouteMiddlewareName, RouteMiddleware>> = {
    'fresh-build': ({ url }) => fresh?.beforeNavigation(url) ?? null,
    redirects: ({ to }) => redirects?.beforeNavigation(to) ?? null,
    'enter-search'({ from, to }) {
      memory.leave(from);
      const back = memory.searchReturn(to.path + to.query);
      if (back !== null) return localePath(back, to.locale, strategy);
      memory.visit(to);
      return null;
    },
    'keep-search': wander,
    'leave-search': wander,
  };

  fresh?.start();
  void redirects?.load();
  memory.visit(current);
  void memory.learn(current);
  prefetcher.scan();

  return {
    memory,
    locales: new LocaleSwitcher(),
    drawers: new PageDrawers(),
    updateHead,
    failedPage: clientError,
    async beforeNavigation(url) {
      // A server that hangs would leave the page as it is for ever: the browser may try by itself.
      clearTimeout(patience);
      patience = setTimeout(() => void loadAnew(url), PATIENCE_MS);
      let target = url;
      for (let hops = 0; hops < MOST_HOPS; hops += 1) {
        const elsewhere = await step({ from: current, to: placeOf(target, strategy), url: target });
        if (elsewhere === null) break;
        target = elsewhere;
      }
      if (target !== url) throw redirect(target);
    },
    shown() {
      clearTimeout(patience);
      current = here();
      void memory.learn(current);
      prefetcher.scan();
    },
  };
}
