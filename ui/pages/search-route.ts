import type { SearchCategory } from '../../core/routing/routes.ts';
import { routeTo } from './route-to.ts';

const search = routeTo('search');

/** Creates the Vike route of one category of the search, below `/search/` (RT2). */
export function searchRouteTo(category: SearchCategory) {
  return (pageContext: Parameters<typeof search>[0]) => {
    const found = search(pageContext);
    return found !== false && found.routeParams.category === category ? found : false;
  };
}
