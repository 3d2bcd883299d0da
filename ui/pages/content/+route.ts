import { routePath } from '../../../core/routing/routes.ts';
import { routeOf } from '../route-to.ts';

/**
 * Matches every page made of blocks, berths and the itinerary page included; the content finds it by its whole path.
 */
export function route({ urlPathname }: { readonly urlPathname: string }) {
  const found = routeOf(urlPathname);
  if (found?.name !== 'content' && found?.name !== 'berth' && found?.name !== 'itinerary') return false;
  return { routeParams: { kind: found.name, slug: routePath(found).slice(1, -1) } };
}
