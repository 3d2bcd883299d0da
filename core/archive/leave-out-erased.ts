import type { ArchivedRow } from './archived-row.ts';

/**
 * Leaves out of a row what was erased after it was archived.
 * @param erased when things were erased, by reference of an enquiry or id of a subscription or alert
 * @returns the row without its person; null where nothing of it stays
 */
export function leaveOutErased(row: ArchivedRow, erased: ReadonlyMap<string, number>): ArchivedRow | null {
  const { table, values } = row;
  const at = (name: string) => erased.get(String(values[name]));
  switch (table) {
    case 'enquiry': {
      const erasedAt = at('reference');
      if (erasedAt === undefined || values.erased_at !== null) return row;
      return { table, values: { ...values, body: null, erased_at: erasedAt } };
    }
    case 'subscription':
    case 'alert':
      return at('id') === undefined ? row : null;
    case 'delivery':
      return at('about') === undefined || values.status === 'sent' ? row : null;
    default:
      return row;
  }
}
