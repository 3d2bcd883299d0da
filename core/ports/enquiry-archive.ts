import type { ArchivedRow } from '../archive/archived-row.ts';
import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { Result } from '../shared/result.ts';

export interface ArchiveState {
  readonly store: 'memory' | 'sqlite' | 'postgres';
  /** The version of the tables. */
  readonly schema: number;
}

/** Rows of an archive, some at a time. */
export type ArchivedRows = AsyncIterable<readonly ArchivedRow[]>;

/** Takes everything that must outlive a machine out of the stores, and puts it into empty ones (OP2). */
export interface EnquiryArchive {
  /** The latest version of the tables that this release knows. */
  readonly knownSchema: number;
  state(): Promise<Result<ArchiveState, StoreFailure>>;
  /**
   * Reads all rows as they stood at one instant, in the order of the tables, while others write. What `use` throws ends
   * the reading, and is a failure too.
   */
  read<T>(use: (rows: ArchivedRows) => Promise<T>): Promise<Result<T, StoreFailure>>;
  /** Writes all rows or none, which it is where `rows` throws. @returns false where the stores are not empty */
  write(rows: ArchivedRows): Promise<Result<boolean, StoreFailure>>;
  /** Returns what is wrong with the file itself; nothing where the store looks after its files by itself. */
  damage(): Promise<Result<readonly string[], StoreFailure>>;
}
export const EnquiryArchive = Symbol.for('EnquiryArchive');
