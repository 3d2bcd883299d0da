import { searchRouteTo } from '../route-to.ts';

export const route = searchRouteTo('web');
