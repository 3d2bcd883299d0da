import { redirect } from 'vike/abort';
import type { PageContextClient } from 'vike/types';
import { type Locale, unprefixedLocale } from '../../core/locale/locale.ts';
import type { PageVisit } from '../../core/navigation/page-visit-events.ts';
import { Builds } from '../../core/ports/builds.ts';
import { ComparisonStore } from '../../core/ports/comparison-store.ts';
import { FavouritesStore } from '../../core/ports/favourites-store.ts';
import { NavigationStore } from '../../core/ports/navigation-store.ts';
import { SearchHits } from '../../core/ports/search-hits.ts';
import { Suggestions } from '../../core/ports/suggestions.ts';
import { fragmentToShow } from '../../core/routing/fragment.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { ROUTE_MIDDLEWARE, type RouteMiddlewareName, resolveMiddleware } from '../../core/routing/route-middleware.ts';
import { parseSiteAddress, routeKind, type SiteAddress } from '../../core/routing/site-address.ts';
import { updateHead } from '../document/update-head.ts';
import { currentAddress } from '../navigation/browser-address.ts';
import { documentBuildVersion, watchBuilds } from '../navigation/build-watcher.ts';
import { correctFragment, FragmentScroller } from '../navigation/fragment-scroller.ts';
import {
  currentHistoryEntry,
  documentLoadKind,
  NavigationMemory,
  referringAddress,
} from '../navigation/navigation-memory.ts';
import { prefetchLinks } from '../navigation/prefetcher.ts';
import { createRedirectFinder } from '../navigation/redirect-table.ts';
import type { DocumentHeadView } from '../page-data/page-view.ts';
import { startShortlist } from '../shortlist/start-shortlist.tsx';
import { nextTask } from '../state/next-task.ts';
import { SearchFieldEnhancer } from '../suggestions/search-field-enhancer.ts';
import { browserContainer } from './browser-ports.ts';
import { documentSettings } from './document-settings.ts';
import { openFormLinksInDrawer } from './drawers/open-form-links-in-drawer.ts';
import { clientErrorPage } from './error-view.ts';
import { watchKeyboardMode } from './keyboard-mode.ts';
import { LocaleSwitcher, rememberLocale } from './locale-switcher.ts';
import { openMenuAsDialog } from './menu-dialog.ts';

/** A navigation within the site, before any request for it. */
interface Navigation {
  readonly from: SiteAddress;
  readonly to: SiteAddress;
  /** Path, query and hash of the link. */
  readonly url: string;
  /** Whether the visitor went back or forward. */
  readonly byHistory: boolean;
}

/**
 * Returns the address to which a navigation is redirected, null if there is none; never settles if it loads a document.
 */
type RouteMiddleware = (navigation: Navigation) => string | null | Promise<string | null>;

/** The maximum number of consecutive redirects. The rules have no loops, so this limit is never reached. */
const MAX_REDIRECTS = 8;

/** The site's scripts beyond the components of a page: navigation, links to drawers, shortlist. Loaded after the first page. */
export type SiteRuntime = Awaited<ReturnType<typeof createSiteRuntime>>;

/** Returns the final address of a navigation, after every middleware of its route. */
async function finalTarget(
  requested: string,
  middleware: Readonly<Record<RouteMiddlewareName, RouteMiddleware>>,
  navigationTo: (target: string) => Navigation,
): Promise<string> {
  let target = requested;
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
    const elsewhere = await firstRedirect(navigationTo(target), middleware);
    if (elsewhere === null) break;
    target = elsewhere;
  }
  return target;
}

async function firstRedirect(
  navigation: Navigation,
  middleware: Readonly<Record<RouteMiddlewareName, RouteMiddleware>>,
): Promise<string | null> {
  for (const run of resolveMiddleware(ROUTE_MIDDLEWARE[routeKind(navigation.to)], middleware)) {
    const elsewhere = await run(navigation);
    if (elsewhere !== null) return elsewhere;
  }
  return null;
}

/** Creates the runtime, in several tasks. @param first the address of the page that was loaded as a document */
export async function createSiteRuntime(first: string) {
  const { strategy, formOrigins } = documentSettings();
  const build = documentBuildVersion();
  await nextTask();
  const container = browserContainer();
  await nextTask();
  const builds = container.get<Builds>(Builds);
  const memory = new NavigationMemory(
    container.get<NavigationStore>(NavigationStore),
    container.get<SearchHits>(SearchHits),
    strategy,
    () => Date.now(),
  );
  const loadFromNewerBuild = build && watchBuilds(builds, build);
  const redirectOf = build && createRedirectFinder(builds, build.id, strategy);
  await nextTask();
  const scanLinks = prefetchLinks();
  const fields = new SearchFieldEnhancer(
    container.get<Suggestions>(Suggestions),
    (href) => memory.searchReturn(parseSiteAddress(href, strategy).path) !== null,
  );
  const scroller = new FragmentScroller();
  let current = parseSiteAddress(first, strategy);
  let language = current.locale;

  function arrive(visit: Pick<PageVisit, 'from' | 'how'>, address: string): void {
    void memory.arrive({ ...visit, to: current }, address === currentAddress() ? currentHistoryEntry : null);
    scanLinks();
  }
  const middleware: Readonly<Record<RouteMiddlewareName, RouteMiddleware>> = {
    'newer-build': ({ url }) => loadFromNewerBuild?.(url) ?? null,
    redirects: ({ to }) => redirectOf?.(to) ?? null,
    'back-to-search'({ from, to, byHistory }) {
      const back = memory.redirectToSearch(from, to, byHistory);
      return back === null ? null : localePath(back, to.locale, strategy);
    },
  };

  const referrer = referringAddress();
  arrive({ from: referrer === null ? null : parseSiteAddress(referrer, strategy), how: documentLoadKind() }, first);
  await nextTask();
  // A change of the fragment adds a history entry, which must also hold where the page was opened from.
  window.addEventListener('hashchange', () => memory.keepIn(currentHistoryEntry, current));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) memory.resume();
  });
  openMenuAsDialog();
  openFormLinksInDrawer(formOrigins);
  await nextTask();
  const updateShortlist = startShortlist(
    {
      favourites: container.get<FavouritesStore>(FavouritesStore),
      comparison: container.get<ComparisonStore>(ComparisonStore),
    },
    current,
    strategy,
  );
  watchKeyboardMode();

  return {
    memory,
    locales: new LocaleSwitcher(),
    /** Updates the head and the language of the document for another page. */
    updateDocument(head: DocumentHeadView, locale: Locale) {
      updateHead(head);
      if (locale !== language) rememberLocale(document, locale);
      language = locale;
    },
    /** Builds the error page of a failed navigation, in the shell of the previous page. */
    failedPage: clientErrorPage,
    /** Runs the route's middleware before any request for the page (LK6). Throws Vike's redirect to another address. */
    async beforeNavigation({ urlOriginal: url, isHistoryNavigation }: PageContextClient) {
      const byHistory = isHistoryNavigation ?? false;
      // A link in editors' text may lack the final slash or the locale of the site's addresses (LK1).
      const requested = localePath(url, unprefixedLocale(strategy) ?? current.locale, strategy);
      const target = await finalTarget(requested, middleware, (target) => ({
        from: current,
        to: parseSiteAddress(target, strategy),
        url: target,
        byHistory,
      }));
      if (target !== url) throw redirect(target);
    },
    /**
     * Called when a page is shown at an address: scrolls to the fragment, stores the visit and loads the list that it
     * belongs to, updates search fields and shortlist, and prefetches links.
     */
    shown({ isHistoryNavigation, keepsScroll, pageContextsAborted }: PageContextClient, arrivedAt: string) {
      const address = correctFragment(arrivedAt);
      const hash = fragmentToShow({
        address,
        earlier: pageContextsAborted.flatMap(({ urlOriginal }) => urlOriginal ?? []),
        byHistory: isHistoryNavigation ?? false,
        keepsScroll: keepsScroll ?? false,
      });
      if (hash === null) scroller.leave();
      else scroller.show(hash);
      const from = current;
      current = parseSiteAddress(address, strategy);
      fields.shown();
      updateShortlist(current);
      arrive({ from, how: 'followed' }, address);
    },
  };
}
