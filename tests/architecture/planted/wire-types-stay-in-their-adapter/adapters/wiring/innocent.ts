import type { ListedYacht } from '../one/yacht-list.ts';
export type Settings = Pick<ListedYacht, 'yachtid'>;
