import { index } from '../adapters/one/yacht-list.ts';
export const leaked = index;
