import { list } from '../features/search/list.ts';
export const known = list;
