import type { ListedYacht } from '../adapters/one/yacht-list.ts';
export type Leaked = ListedYacht;
