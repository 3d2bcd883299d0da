import { inner } from './inner.ts';
export const two = inner;
