import type { Page } from '../../core/content/page.ts';
import type { Category } from '../../core/content/site.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { Office } from '../../core/office/office.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { BlockContext } from '../../ui/blocks/build/block-context.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import { demoTexts } from '../demo-texts.ts';
import { MemoryAvailabilityCalendar } from '../fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../fakes/memory-office-directory.ts';
import { MemoryRecommendations } from '../fakes/memory-recommendations.ts';
import { MemorySeaRoutes } from '../fakes/memory-sea-routes.ts';
import { MemorySiteSearch } from '../fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from './sample-content.ts';

/** A Saturday in November. */
export const SAMPLE_NOW = '2026-11-21T10:00:00Z';

/** Translates each key to itself, followed by its values. */
export const keysForWords: Translate = (key, values) => (values ? `${key} ${Object.values(values).join(', ')}` : key);

export interface SampleContext extends Partial<Omit<BlockContext, 'ports' | 'media' | 'href' | 'translate'>> {
  readonly locale?: Locale;
  readonly fleet?: readonly Yacht[];
  readonly offices?: readonly Office[];
  readonly assets?: readonly MediaAsset[];
  readonly search?: MemoryYachtSearch;
}

/** Makes the context of block builders from the values of a test; the page is in English. */
export function sampleBlockContext(sample: SampleContext = {}): BlockContext {
  const { fleet = [], offices = [], assets = [], search = new MemoryYachtSearch(fleet), ...change } = sample;
  const { locale = 'en', pages = [], categories = SAMPLE_SITE.categories } = change;
  const media = new MemoryMediaLibrary(assets);
  return {
    ports: samplePorts({ fleet, offices, media, search, pages, categories }),
    media,
    locale,
    href: createHrefBuilder(locale, 'prefix'),
    translate: keysForWords,
    preferences: { currency: 'eur', unit: 'meters' },
    now: SAMPLE_NOW,
    page: samplePage('here', demoTexts({ en: 'here', es: 'aqui' })),
    pages,
    categories,
    query: { category: null, sort: null, page: 1 },
    action: `/${locale}/here/`,
    grid: null,
    preview: false,
    ...change,
  };
}

interface SamplePorts extends Required<Pick<SampleContext, 'fleet' | 'offices' | 'search'>> {
  readonly media: MemoryMediaLibrary;
  readonly pages: readonly Page[];
  readonly categories: readonly Category[];
}

function samplePorts({ fleet, offices, media, search, pages, categories }: SamplePorts): PagePorts {
  return {
    catalogue: new MemoryYachtCatalogue(fleet),
    search,
    siteSearch: new MemorySiteSearch(),
    recommendations: new MemoryRecommendations(fleet),
    media,
    calendars: new MemoryAvailabilityCalendar(),
    offices: new MemoryOfficeDirectory(offices),
    content: new MemoryContentRepository({ site: { ...SAMPLE_SITE, categories }, home: SAMPLE_HOME, pages }),
    seaRoutes: new MemorySeaRoutes(),
  };
}
