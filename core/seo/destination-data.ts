import type { Position } from '../geo/position.ts';
import { type JsonLd, thing } from './json-ld.ts';
import { geoOf } from './office-data.ts';
import type { PageFacts } from './page-facts.ts';

/** Builds the data of a cruising area and its region. */
export function destinationData(
  { name, description, url, images }: PageFacts,
  { position, region }: { readonly position: Position; readonly region: string | null },
): JsonLd {
  return thing('TouristDestination', {
    name,
    description,
    url,
    image: images,
    geo: geoOf(position),
    containedInPlace: region && thing('Place', { name: region }),
  });
}
