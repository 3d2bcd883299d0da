import { routeTo } from '../route-to.ts';

/** Matches the favourites and the comparison, which share a page. */
export const route = routeTo('compare', 'favourites');
