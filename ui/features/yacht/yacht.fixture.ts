import type { Page } from '../../../core/content/page.ts';
import type { PersonDetails } from '../../../core/content/page-details.ts';
import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Office } from '../../../core/office/office.ts';
import type { DisplayPreferences } from '../../../core/preferences/display.ts';
import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { loadMessages } from '../../../server/start/messages.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryAvailabilityCalendar } from '../../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../../tests/fakes/memory-office-directory.ts';
import { MemoryRecommendations } from '../../../tests/fakes/memory-recommendations.ts';
import { MemorySeaRoutes } from '../../../tests/fakes/memory-sea-routes.ts';
import { MemorySiteSearch } from '../../../tests/fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { keysForWords } from '../../../tests/samples/sample-block-context.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleOffice } from '../../../tests/samples/sample-office.ts';
import type { YachtContext } from './yacht-context.ts';

/** The site's messages. */
export const MESSAGES = loadMessages();

/** The parameters of a visit to a yacht's page. */
export interface SampleVisit extends Partial<DisplayPreferences> {
  readonly locale?: Locale;
  /** Whether messages read as their keys, which is the default, or come from the message files. */
  readonly words?: 'keys' | 'files';
  /** ISO 8601 instant; noon of a Wednesday in summer by default. */
  readonly now?: string;
  /** The query, which may ask for an estimate: `?from=…`. */
  readonly query?: string;
  readonly fleet?: readonly Yacht[];
  readonly people?: readonly Page[];
  /** The office in Monaco by default. */
  readonly offices?: readonly Office[];
  readonly terms?: CharterTerms | null;
  readonly media?: MemoryMediaLibrary;
}

export function visitContext(visit: SampleVisit = {}): YachtContext {
  const { locale = 'en', words = 'keys', now = '2026-07-01T12:00:00.000Z', query = '' } = visit;
  const { fleet = [], people = [], offices = [sampleOffice()], terms = null } = visit;
  const { media = new MemoryMediaLibrary(), currency = 'eur', unit = 'meters' } = visit;
  return {
    ports: {
      catalogue: new MemoryYachtCatalogue(fleet),
      search: new MemoryYachtSearch(fleet),
      siteSearch: new MemorySiteSearch(),
      recommendations: new MemoryRecommendations(fleet),
      media,
      calendars: new MemoryAvailabilityCalendar(),
      offices: new MemoryOfficeDirectory(offices),
      seaRoutes: new MemorySeaRoutes(),
      content: new MemoryContentRepository({
        site: SAMPLE_SITE,
        home: SAMPLE_HOME,
        pages: people,
        charterTerms: terms,
      }),
    },
    locale,
    href: createHrefBuilder(locale, 'prefix'),
    translate: words === 'keys' ? keysForWords : MESSAGES[locale].translate,
    preferences: { currency, unit },
    now,
    address: { path: `/${locale}/her-page/`, query },
  };
}

/** Builds the page of a person at the charter desk in Palma. */
export function samplePerson(id: string, details: Partial<PersonDetails> = {}, change: Partial<Page> = {}): Page {
  return samplePage(id, demoTexts({ en: `people/${id}`, es: `personas/${id}` }), {
    details: {
      kind: 'person',
      role: demoTexts({ en: 'Charter broker', es: 'Agente de chárter' }),
      desk: 'charter',
      office: 'palma',
      languages: ['es', 'en'],
      phone: '+34 (971) 555-0111',
      email: `${id}@sample.example`,
      ...details,
    },
    ...change,
  });
}
