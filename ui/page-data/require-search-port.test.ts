import { describe, expect, test } from 'vitest';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import { emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemorySiteSearch } from '../../tests/fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { buildListView } from '../features/search/build-list-view.ts';
import { listContext } from '../features/search/list-context.fixture.ts';
import { buildSiteSearchView } from '../features/site-search/build-site-search-view.ts';
import type { PagePorts } from './page-context.ts';
import { requireSearchPort } from './require-search-port.ts';

describe('SE9 an unbound search', () => {
  const search = new MemoryYachtSearch();
  const siteSearch = new MemorySiteSearch();

  test('throws for the missing one and returns the bound one', () => {
    expect(() => requireSearchPort(undefined, 'search')).toThrow('No adapter is bound to the port "search"');
    expect(() => requireSearchPort({}, 'siteSearch')).toThrow('No adapter is bound to the port "siteSearch"');
    expect(requireSearchPort({ search }, 'search')).toBe(search);
    expect(requireSearchPort({ siteSearch }, 'siteSearch')).toBe(siteSearch);
  });

  test('throws for a list rather than showing an empty one', async () => {
    const context = listContext('/yachts-for-charter/');
    const { search: _, ...others } = context.ports;
    const without = { ...context, ports: others as PagePorts };
    await expect(buildListView(emptyCriteria('charter'), without)).rejects.toThrow('is bound to the port "search"');
  });

  test('throws for a site search', async () => {
    const ports = {
      content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
      calendars: new MemoryAvailabilityCalendar(),
      offices: new MemoryOfficeDirectory(),
      catalogue: new MemoryYachtCatalogue(),
    };
    const context = {
      ports: ports as unknown as PagePorts,
      locale: 'en',
      href: createHrefBuilder('en', 'prefix'),
      translate: (key: string) => key,
      now: '2026-11-21T12:00:00Z',
    } as const;
    const asked = { text: 'sea', category: null, sort: 'relevance', page: 1 } as const;
    await expect(buildSiteSearchView(asked, context)).rejects.toThrow('No adapter is bound to the port "siteSearch"');
  });
});
