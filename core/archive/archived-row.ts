import { readStoredAlert } from '../alerts/alert.ts';
import { storedDeliverySchema } from '../enquiry/delivery.ts';
import { readStoredEnquiry } from '../enquiry/stored-enquiry.ts';
import { readSubscription } from '../newsletter/subscription.ts';
import { readBySchema } from '../records/read-by-schema.ts';
import { fieldsOf } from '../shared/parse-json.ts';

/** The type of a column: text or a whole number, and whether it may be null. */
export type ArchivedColumnType = 'text' | 'text or null' | 'number' | 'number or null';

const SUBSCRIPTION = {
  ...{ id: 'text', address: 'text', locale: 'text', status: 'text', requested_at: 'number', consent: 'text' },
  ...{ confirmed_at: 'number or null', ended_at: 'number or null' },
} as const satisfies Readonly<Record<string, ArchivedColumnType>>;

/**
 * The tables that must outlive a machine, each with its primary key and its columns. Claims of deliveries are left out,
 * so that what was under way waits again. A column that a later release adds may be null.
 */
export const ARCHIVED_TABLES = {
  // Deliveries come first, so that a check knows which rows they are about before it reads these.
  delivery: {
    key: ['id'],
    columns: {
      ...{ id: 'text', about: 'text', channel: 'text', created_at: 'number', status: 'text', attempts: 'number' },
      ...{ due_at: 'number', failure: 'text or null' },
    },
  },
  enquiry: {
    key: ['reference'],
    columns: {
      ...{ reference: 'text', key: 'text', received_at: 'number' },
      ...{ body: 'text or null', erased_at: 'number or null' },
    },
  },
  subscription: { key: ['id'], columns: SUBSCRIPTION },
  alert: {
    key: ['id'],
    columns: { ...SUBSCRIPTION, reader: 'text', question: 'text', frequency: 'text', requested_frequency: 'text' },
  },
  alert_day: { key: ['day'], columns: { day: 'text', done: 'number', snapshot: 'text or null' } },
  alert_digest: {
    key: ['day', 'frequency', 'question'],
    columns: { day: 'text', question: 'text', frequency: 'text', digest: 'text' },
  },
} as const satisfies Record<
  string,
  { readonly key: readonly string[]; readonly columns: Readonly<Record<string, ArchivedColumnType>> }
>;

/** The fields by their columns, such as `dueAt` for `due_at`. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.values(ARCHIVED_TABLES)
    .flatMap(({ columns }) => Object.keys(columns))
    .map((column) => [column, column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]),
);

export type ArchivedTableName = keyof typeof ARCHIVED_TABLES;
export const ARCHIVED_TABLE_NAMES = Object.keys(ARCHIVED_TABLES) as readonly ArchivedTableName[];

/** A row as the tables hold it, whether or not the site can read what stands in it. */
export interface ArchivedRow {
  readonly table: ArchivedTableName;
  readonly values: Readonly<Record<string, string | number | null>>;
}

/** Returns the row of a table whose columns have their types, without any others; null where one has not. */
export function readArchivedRow(table: unknown, row: unknown): ArchivedRow | null {
  const name = ARCHIVED_TABLE_NAMES.find((one) => one === table);
  if (name === undefined) return null;
  const fields = fieldsOf(row);
  const values: Record<string, string | number | null> = {};
  for (const [column, type] of Object.entries(ARCHIVED_TABLES[name].columns)) {
    const value = fields[column] ?? null;
    if (!isOfType(value, type)) return null;
    values[column] = value;
  }
  return { table: name, values };
}

/** Returns the id of a row without personal data, with its table. */
export function archivedRowId({ table, values }: ArchivedRow): string {
  const [first, ...more] = ARCHIVED_TABLES[table].key;
  // The other columns of a longer key are what readers have asked.
  return more.length > 0 ? `${table} of ${values[first]}` : `${table} ${values[first]}`;
}

/** Returns whether the site can read everything that stands in a row. */
export function isReadableRow({ table, values }: ArchivedRow): boolean {
  const row: Record<string, unknown> = {};
  for (const column in values) row[FIELDS.get(column) ?? column] = values[column];
  switch (table) {
    case 'delivery':
      return readBySchema(storedDeliverySchema, row).ok;
    case 'enquiry':
      return readStoredEnquiry({ ...row, deliveries: '[]' }).problems.length === 0;
    case 'subscription':
      return readSubscription(row).row !== null;
    case 'alert':
      return readStoredAlert(row).row !== null;
    default:
      return true;
  }
}

function isOfType(value: unknown, type: ArchivedColumnType): value is string | number | null {
  if (value === null) return type.endsWith('or null');
  return type.startsWith('text') ? typeof value === 'string' : Number.isSafeInteger(value);
}
