import { searchRouteTo } from '../search-route.ts';

export const route = searchRouteTo('web');
