import type { Container } from 'inversify';
import { Builds } from '../../core/ports/builds.ts';
import { EnquiryApi } from '../../core/ports/enquiry-api.ts';
import { EnquiryDrafts } from '../../core/ports/enquiry-drafts.ts';
import { FavouritesStore } from '../../core/ports/favourites-store.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { KeptComparison } from '../../core/ports/kept-comparison.ts';
import { KeptPlan } from '../../core/ports/kept-plan.ts';
import { NavigationStore } from '../../core/ports/navigation-store.ts';
import { Preferences } from '../../core/ports/preferences.ts';
import { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SearchHits } from '../../core/ports/search-hits.ts';
import { Suggestions } from '../../core/ports/suggestions.ts';
import {
  CookieJar,
  CookiePreferences,
  importCookieComparison,
  importCookieFavourites,
} from '../browser-storage/cookies.ts';
import {
  LocalComparison,
  LocalFavouritesStore,
  LocalPlan,
  OpenLocalStorage,
  OpenSessionStorage,
  SessionDrafts,
  SessionNavigationStore,
  TabEvents,
} from '../browser-storage/web-storage.ts';
import { KyHttpClient } from '../http-ky/ky-http-client.ts';
import { Clock, SiteBuilds, SiteEnquiryApi, SiteSearchHits, SiteSuggestions } from '../site-http/site-api.ts';
import { Fetch, SiteSeaCharts } from '../site-http/site-sea-charts.ts';
import { containerOf, rowsFor } from './table.ts';

const { answer, given } = rowsFor<Window>();

/** The adapters of the browser's ports; they are the same for all settings. */
const ADAPTERS = [
  answer<HttpClient>(HttpClient, KyHttpClient),

  answer<Builds>(Builds, SiteBuilds),
  answer<EnquiryApi>(EnquiryApi, SiteEnquiryApi),
  answer<SeaCharts>(SeaCharts, SiteSeaCharts),
  answer<SearchHits>(SearchHits, SiteSearchHits),
  answer<Suggestions>(Suggestions, SiteSuggestions),

  answer<Preferences>(Preferences, CookiePreferences),
  answer<KeptPlan>(KeptPlan, LocalPlan),
  answer<KeptComparison>(KeptComparison, LocalComparison, { activated: (it) => importCookieComparison(it, document) }),
  answer<FavouritesStore>(FavouritesStore, LocalFavouritesStore, {
    activated: (it) => importCookieFavourites(it, document),
  }),

  answer<NavigationStore>(NavigationStore, SessionNavigationStore),
  answer<EnquiryDrafts>(EnquiryDrafts, SessionDrafts),
];

const OPTIONS = [
  given<Clock>(Clock, () => () => Date.now()),
  given<Fetch>(Fetch, (window) => (url) => window.fetch(url)),
  given<CookieJar>(CookieJar, ({ document }) => document),
  given<OpenLocalStorage>(OpenLocalStorage, (window) => () => window.localStorage),
  given<OpenSessionStorage>(OpenSessionStorage, (window) => () => window.sessionStorage),
  given<EventTarget>(TabEvents, (window) => window),
];

let container: Container | undefined;

/** Returns the browser's one container, which is made at first use. */
export function browserContainer(): Container {
  container ??= containerOf([...ADAPTERS, ...OPTIONS], window);
  return container;
}
