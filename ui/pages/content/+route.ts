import { vikeRoute } from '../vike-route.ts';

/** Matches every page made of blocks, including berths and itineraries; the slug of a page is its entire path. */
export function route({ urlPathname }: { readonly urlPathname: string }) {
  const match = vikeRoute('content', 'berth', 'itinerary')({ urlPathname });
  return match && { routeParams: { ...match.routeParams, slug: urlPathname.replace(/^\/|\/$/g, '') } };
}
