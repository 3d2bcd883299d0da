import type { YachtId } from '../yacht/yacht.ts';

/** The visitor's favourites, kept in the browser without an account (product.md CF2). Never throws. */
export interface Shortlist {
  /** Each once, in the order they were kept, at most 60; empty where nothing is kept or can be read. */
  favourites(): readonly YachtId[];
  /** In place of the list before. False when the browser keeps nothing or is full; the list before then stays. */
  keep(ids: readonly YachtId[]): boolean;
}
export const Shortlist = Symbol.for('Shortlist');
