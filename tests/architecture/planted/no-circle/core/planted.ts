import type { Two } from './two.ts';
export type One = Two | 1;
