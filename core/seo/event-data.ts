import type { EventDetails } from '../content/page-details.ts';
import { brokerage } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import { geoOf } from './office-data.ts';
import type { PageFacts } from './page-facts.ts';

/** Builds the data of an event. */
export function eventData(
  facts: PageFacts,
  { starts, ends, place, position }: EventDetails,
  context: SeoContext,
): JsonLd {
  const name = place[context.locale];
  return thing('Event', {
    name: facts.name,
    description: facts.description,
    url: facts.url,
    image: facts.images,
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: thing('Place', {
      name,
      address: thing('PostalAddress', { addressLocality: localityOf(name) }),
      geo: geoOf(position),
    }),
    organizer: brokerage(context),
  });
}

/** Returns the locality of a place: `Antibes` for `Port Vauban, Antibes`. */
function localityOf(place: string): string {
  return place.slice(place.lastIndexOf(',') + 1).trim();
}
