import { MemoryContentRepository } from '../../../adapters/memory/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../../adapters/memory/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../../adapters/memory/memory-office-directory.ts';
import { MemoryRecommendations } from '../../../adapters/memory/memory-recommendations.ts';
import { MemorySeaCharts } from '../../../adapters/memory/memory-sea-charts.ts';
import { MemorySiteSearch } from '../../../adapters/memory/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../../adapters/memory/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../../adapters/memory/memory-yacht-search.ts';
import type { Page } from '../../../core/content/page.ts';
import type { PersonDetails } from '../../../core/content/page-details.ts';
import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Office } from '../../../core/office/office.ts';
import type { DisplayPreferences } from '../../../core/preferences/display-preferences.ts';
import { hrefIn } from '../../../core/routing/locale-path.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { loadMessages } from '../../../server/start/messages.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { keysForWords } from '../../../tests/samples/sample-block-context.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleOffice } from '../../../tests/samples/sample-office.ts';
import type { YachtContext } from './yacht-context.ts';

/** The site's own words. */
export const MESSAGES = loadMessages();

/** How somebody comes to a yacht's page. */
export interface SampleVisit extends Partial<DisplayPreferences> {
  readonly locale?: Locale;
  /** Keys stand for words, unless the message files are to speak. */
  readonly words?: 'keys' | 'files';
  /** ISO 8601 instant; noon of a Wednesday in summer unless given. */
  readonly now?: string;
  /** What the address asks of the estimate, `?from=…`. */
  readonly query?: string;
  readonly fleet?: readonly Yacht[];
  readonly people?: readonly Page[];
  /** The one in Monaco unless given. */
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
      offices: new MemoryOfficeDirectory(offices),
      seaCharts: new MemorySeaCharts(),
      content: new MemoryContentRepository({
        site: SAMPLE_SITE,
        home: SAMPLE_HOME,
        pages: people,
        charterTerms: terms,
      }),
    },
    locale,
    href: hrefIn(locale, 'prefix'),
    translate: words === 'keys' ? keysForWords : MESSAGES[locale].translate,
    preferences: { currency, unit },
    now,
    address: { path: `/${locale}/her-page/`, query },
  };
}

/** The page of somebody at the charter desk in Palma, with what a test wants to be otherwise. */
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
