import type { Context } from '../page-context.ts';
export type Known = Context;
