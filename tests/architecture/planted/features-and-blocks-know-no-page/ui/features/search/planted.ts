import { data } from '../../pages/list/data.ts';
export const known = data;
