import type { Office } from '../office/office.ts';

/** Lists the brokerage's offices (CO5). */
export interface OfficeDirectory {
  /** All offices in the order the content gives them. Invalid records are skipped and logged; never throws. */
  all(): Promise<readonly Office[]>;
  /** The office with this id; null for an unknown id. */
  byId(id: string): Promise<Office | null>;
  /** A token that changes whenever an office does. */
  version(): Promise<string>;
}
export const OfficeDirectory = Symbol.for('OfficeDirectory');
