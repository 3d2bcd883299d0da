import type { ArchivedRow } from '../archive/archived-row.ts';
import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { Result } from '../shared/result.ts';

export interface ArchiveState {
  readonly store: 'memory' | 'sqlite' | 'postgres';
  /** The version of the tables. */
  readonly schema: number;
}

/** The rows of an archive, read in batches so that they are never all in memory. */
export type ArchivedRowBatches = AsyncIterable<readonly ArchivedRow[]>;

/** Takes everything that must outlive a machine out of the stores, and puts it into empty ones (OP2). */
export interface EnquiryArchive {
  /** The latest version of the tables that this release knows. */
  readonly knownSchema: number;
  state(): Promise<Result<ArchiveState, StoreFailure>>;
  /**
   * Reads all rows as they stood at one instant, in the order of the tables, while others write. What `use` throws ends
   * the reading, and is a failure too.
   */
  read<T>(use: (rows: ArchivedRowBatches) => Promise<T>): Promise<Result<T, StoreFailure>>;
  /** Writes all rows or none, which it is where `rows` throws. @returns false where the stores are not empty */
  write(rows: ArchivedRowBatches): Promise<Result<boolean, StoreFailure>>;
  /** Returns what is wrong with the file itself; nothing where the store looks after its files by itself. */
  damage(): Promise<Result<readonly string[], StoreFailure>>;
}
export const EnquiryArchive = Symbol.for('EnquiryArchive');
