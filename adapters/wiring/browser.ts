import type { Container } from 'inversify';
import { Builds } from '../../core/ports/builds.ts';
import { ComparisonStore } from '../../core/ports/comparison-store.ts';
import { EnquiryApi } from '../../core/ports/enquiry-api.ts';
import { EnquiryDrafts } from '../../core/ports/enquiry-drafts.ts';
import { FavouritesStore } from '../../core/ports/favourites-store.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { ItineraryStore } from '../../core/ports/itinerary-store.ts';
import { NavigationStore } from '../../core/ports/navigation-store.ts';
import { Preferences } from '../../core/ports/preferences.ts';
import { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SearchHits } from '../../core/ports/search-hits.ts';
import { Suggestions } from '../../core/ports/suggestions.ts';
import {
  CookieJar,
  CookiePreferences,
  moveCookieComparison,
  moveCookieFavourites,
} from '../browser-storage/cookies.ts';
import {
  LocalComparison,
  LocalFavouritesStore,
  LocalPlan,
  OpenLocalStorage,
  OpenSessionStorage,
  SessionEnquiryDrafts,
  SessionNavigationStore,
  TabEvents,
} from '../browser-storage/web-storage.ts';
import { KyHttpClient } from '../http-ky/ky-http-client.ts';
import { SiteApiSearchHits, SiteEnquiryApi, SiteSuggestions } from '../site-http/site-api.ts';
import { Clock, SiteBuilds } from '../site-http/site-builds.ts';
import { Fetch, SiteSeaCharts } from '../site-http/site-sea-charts.ts';
import { containerOf, rowsFor } from './table.ts';

const { answer, given } = rowsFor<Window>();

/** The adapter of each browser port; none depends on a setting. */
const ADAPTERS = [
  answer<HttpClient>(HttpClient, KyHttpClient),

  answer<Builds>(Builds, SiteBuilds),
  answer<EnquiryApi>(EnquiryApi, SiteEnquiryApi),
  answer<SeaCharts>(SeaCharts, SiteSeaCharts),
  answer<SearchHits>(SearchHits, SiteApiSearchHits),
  answer<Suggestions>(Suggestions, SiteSuggestions),

  answer<Preferences>(Preferences, CookiePreferences),
  answer<ItineraryStore>(ItineraryStore, LocalPlan),
  answer<ComparisonStore>(ComparisonStore, LocalComparison, { activated: (it) => moveCookieComparison(it, document) }),
  answer<FavouritesStore>(FavouritesStore, LocalFavouritesStore, {
    activated: (it) => moveCookieFavourites(it, document),
  }),

  answer<NavigationStore>(NavigationStore, SessionNavigationStore),
  answer<EnquiryDrafts>(EnquiryDrafts, SessionEnquiryDrafts),
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

/** Returns the browser's only container, created on first use. */
export function browserContainer(): Container {
  container ??= containerOf([...ADAPTERS, ...OPTIONS], window);
  return container;
}
