import sharp from 'sharp';
import { localePath } from '../../core/routing/locale-path.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemoryRecommendations } from '../../tests/fakes/memory-recommendations.ts';
import { MemorySeaRoutes } from '../../tests/fakes/memory-sea-routes.ts';
import { MemorySiteSearch } from '../../tests/fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';

import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { SAMPLE_STOPS } from '../../tests/samples/sample-stops.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import { loadMessages } from '../start/messages.ts';
import { renderSharePicture } from './render-share-picture.ts';
import { createAnswerSharePicture, type SharePictureOptions } from './share-pictures.ts';

export const MESSAGES = loadMessages();
export const NOW = '2026-07-01T12:00:00.000Z';
export const PHOTOGRAPH = 'a-photograph';

/** The ports of a site with these yachts. */
export function portsOf(fleet: readonly Yacht[]): PagePorts {
  return {
    catalogue: new MemoryYachtCatalogue(fleet),
    search: new MemoryYachtSearch(fleet),
    siteSearch: new MemorySiteSearch(),
    recommendations: new MemoryRecommendations(fleet),
    media: new MemoryMediaLibrary([sampleAsset(PHOTOGRAPH, { width: 1440, height: 960 })]),
    calendars: new MemoryAvailabilityCalendar(),
    offices: new MemoryOfficeDirectory(),
    content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [], stops: SAMPLE_STOPS }),
    seaRoutes: new MemorySeaRoutes(),
  };
}

/** Photographs of one colour: snow, on which white words are hardest to read. */
function snow(): Promise<Buffer> {
  return sharp({ create: { width: 1440, height: 960, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
}

/** Pictures for messengers by the real renderer, counted; what is stored stays in `kept`. */
export function shareStudio(fleet: readonly Yacht[], options: Partial<SharePictureOptions> = {}) {
  const kept = new Map<string, Buffer>();
  const warnings: string[] = [];
  const rendered: string[] = [];
  const answer = createAnswerSharePicture({
    ports: portsOf(fleet),
    messages: MESSAGES,
    localePath: (path, locale) => localePath(path, locale, 'prefix'),
    withdrawnDays: 90,
    picture: snow,
    render: (view, photograph) => {
      rendered.push(view.title);
      return renderSharePicture(view, photograph, 'public/assets');
    },
    store: {
      read: async (name) => kept.get(name) ?? null,
      write: async (name, body) => void kept.set(name, body),
    },
    now: () => NOW,
    warn: (message) => void warnings.push(message),
    ...options,
  });
  return { answer, kept, warnings, rendered };
}
