import { objectFromKeys } from '../records/record-reader.ts';
import {
  ARCHIVED_TABLE_NAMES,
  type ArchivedRow,
  type ArchivedTableName,
  archivedRowId,
  isReadableRow,
} from './archived-row.ts';

/** The counts of all rows of a backup or a store. */
export interface ArchiveSummary {
  readonly rows: Readonly<Record<ArchivedTableName, number>>;
  /** Deliveries that are to leave. */
  readonly waiting: number;
  /** The ids of rows in which the site cannot read everything. */
  readonly unreadable: readonly string[];
  /** The ids of things that no row is about but for which a delivery waits. */
  readonly missing: readonly string[];
}

/**
 * Counts and checks rows as they pass, one after the other and deliveries first. Its memory grows with the deliveries that wait and with the rows
 * that cannot be read, and not with the rest.
 */
export class ArchiveTally {
  readonly #rows: Record<ArchivedTableName, number> = objectFromKeys(ARCHIVED_TABLE_NAMES, () => 0);
  readonly #unreadable: string[] = [];
  /** Ids of enquiries and subscriptions that waiting deliveries name and whose own row was not counted yet. */
  readonly #awaited = new Set<unknown>();
  #waiting = 0;

  add(row: ArchivedRow): void {
    const { table, values } = row;
    this.#rows[table] += 1;
    if (!isReadableRow(row)) this.#unreadable.push(archivedRowId(row));
    if (table === 'delivery') {
      if (values.status !== 'waiting') return;
      this.#waiting += 1;
      this.#awaited.add(values.about);
    } else {
      for (const id of [values.reference, values.id, values.reader]) this.#awaited.delete(id);
    }
  }

  summary(): ArchiveSummary {
    return {
      rows: { ...this.#rows },
      waiting: this.#waiting,
      unreadable: this.#unreadable,
      missing: [...this.#awaited].map(String),
    };
  }
}
