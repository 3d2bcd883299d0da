/** The choice when no row is chosen: the typed text itself. */
export const NO_CHOICE = -1;

/**
 * Returns the row that a key chooses in a list below a field, `NO_CHOICE` for the field itself; null if the field
 * handles the key. Up and down wrap around through the field; Home and End belong to the field until a row is chosen.
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
