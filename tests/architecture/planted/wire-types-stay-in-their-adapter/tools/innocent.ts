import type { ListedYacht } from '../adapters/one/yacht-list.ts';
export type Measured = ListedYacht;
