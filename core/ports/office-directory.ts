import type { Office } from '../office/office.ts';

/** Lists the brokerage's offices (CO5). */
export interface OfficeDirectory {
  /** All offices in the order of the content. Invalid records are left out and logged, never thrown. */
  all(): Promise<readonly Office[]>;
  byId(id: string): Promise<Office | null>;
  /** Changes whenever an office changes. */
  version(): Promise<string>;
}
export const OfficeDirectory = Symbol.for('OfficeDirectory');
