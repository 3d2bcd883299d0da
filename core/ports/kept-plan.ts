/** The itinerary that a visitor planned last, kept in the browser without an account (product.md CF3). Never throws. */
export interface KeptPlan {
  /** Its canonical query, `?v=1&…`; null where nothing is kept, or nothing that can be read. */
  read(): string | null;
  /** In place of the one before. False where the browser keeps nothing or is full; the one before then stays. */
  keep(query: string): boolean;
}
export const KeptPlan = Symbol.for('KeptPlan');
