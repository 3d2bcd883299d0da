import type { One } from './planted.ts';
export type Two = One | 2;
