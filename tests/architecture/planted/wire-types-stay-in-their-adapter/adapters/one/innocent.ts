import type { ListedYacht } from './yacht-list.ts';
export type Kept = ListedYacht;
