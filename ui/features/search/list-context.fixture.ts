import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import { encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { encodeSearch } from '../../../core/search/query/search-query.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../../tests/fakes/memory-office-directory.ts';
import { MemoryRecommendations } from '../../../tests/fakes/memory-recommendations.ts';
import { MemorySeaRoutes } from '../../../tests/fakes/memory-sea-routes.ts';
import { MemorySiteSearch } from '../../../tests/fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { ListContext, SearchContext } from './build-list-view.ts';

/** Translates a message to its key, followed by its values. */
const translate: Translate = (key, values) => (values ? `${key} ${Object.values(values).join(', ')}` : key);

/** A sailing yacht on both markets, and a motor yacht on each market. */
export const FLEET: readonly Yacht[] = [
  sampleYacht({ id: 'aurora', name: 'Aurora', kind: 'sail' }),
  sampleYacht({ id: 'boreas', name: 'Boreas', market: 'charter' }),
  sampleYacht({ id: 'calypso', name: 'Calypso', market: 'sale' }),
];

/** The context of the page at `path`, without locale; `search` is its search port. */
export function listContext(path: string, fleet = FLEET, search = new MemoryYachtSearch(fleet)): ListContext {
  const href = createHrefBuilder('en', 'prefix');
  const media = new MemoryMediaLibrary();
  return {
    ports: {
      catalogue: new MemoryYachtCatalogue(fleet),
      search,
      siteSearch: new MemorySiteSearch(),
      recommendations: new MemoryRecommendations(fleet),
      media,
      calendars: new MemoryAvailabilityCalendar(),
      offices: new MemoryOfficeDirectory(),
      content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
      seaRoutes: new MemorySeaRoutes(),
    },
    media,
    locale: 'en',
    href,
    translate,
    preferences: { currency: 'eur', unit: 'meters' },
    now: '2026-06-01T12:00:00.000Z',
    fleet,
    pageSize: 30,
    hasFeed: true,
    fleetPath: '/en/fleet-to-scale/',
    action: href(path),
    listHref: (criteria) => href(path + encodeCriteria(criteria)),
  };
}

export function searchContext(fleet = FLEET, search = new MemoryYachtSearch(fleet)): SearchContext {
  const context = listContext('/search/', fleet, search);
  return {
    ...context,
    listHref: (criteria) => context.href(`/search/${encodeSearch(criteria)}`),
    siteSearchHref: '/en/search/web/',
    sentence: '',
  };
}
