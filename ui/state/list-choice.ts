/** No row of the list: what is typed itself. */
export const NO_CHOICE = -1;

/**
 * The row that a key leads to in a list below a field, `NO_CHOICE` where it leads back to the field; null where the key
 * is the field's own. Up and down go round through the field; Home and End are the field's until a row is chosen.
 * @param current row from 0, or `NO_CHOICE`
 */
export function nextChoice(key: string, current: number, rows: number): number | null {
  if (rows === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return current + 1 < rows ? current + 1 : NO_CHOICE;
    case 'ArrowUp':
      return current === NO_CHOICE ? rows - 1 : current - 1;
    case 'Home':
      return current === NO_CHOICE ? null : 0;
    case 'End':
      return current === NO_CHOICE ? null : rows - 1;
    default:
      return null;
  }
}
