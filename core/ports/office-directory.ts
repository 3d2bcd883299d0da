import type { Office } from '../office/office.ts';

/** The brokerage's offices (product.md CO5). */
export interface OfficeDirectory {
  /** In the order of the content. Bad records are left out and named in the log, never thrown. */
  all(): Promise<readonly Office[]>;
  byId(id: string): Promise<Office | null>;
  /** Changes whenever any office does. */
  version(): Promise<string>;
}
export const OfficeDirectory = Symbol.for('OfficeDirectory');
