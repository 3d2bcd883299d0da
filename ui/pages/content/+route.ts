import { vikeRoute } from '../vike-route.ts';

/** Matches every page made of blocks, also berths and itineraries; the slug of the page is its whole path. */
export function route({ urlPathname }: { readonly urlPathname: string }) {
  const match = vikeRoute('content', 'berth', 'itinerary')({ urlPathname });
  return match && { routeParams: { ...match.routeParams, slug: urlPathname.replace(/^\/|\/$/g, '') } };
}
