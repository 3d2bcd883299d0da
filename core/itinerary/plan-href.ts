import type { Href } from '../routing/locale-path.ts';
import { routePath } from '../routing/routes.ts';
import type { Itinerary } from './itinerary.ts';
import { encodeItinerary } from './itinerary-query.ts';

/** The address of the planner with an itinerary, in the language of `href`. */
export function planHref(itinerary: Itinerary, href: Href): string {
  return href(routePath({ name: 'itinerary' }) + encodeItinerary(itinerary));
}
