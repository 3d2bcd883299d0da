import { searchRouteTo } from '../search/search-route.ts';

export const route = searchRouteTo('web');
