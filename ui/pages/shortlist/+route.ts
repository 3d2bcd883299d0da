import { vikeRoute } from '../vike-route.ts';

/** Matches the favourites and the comparison, which share a page. */
export const route = vikeRoute('compare', 'favourites');
