/** Whether more or less of a value is better for a visitor. */
export type BetterDirection = 'more' | 'less';

/** A cell of a comparison: its text, and its number in the same currency and unit as the others. */
export interface ValuedCell {
  readonly text: string;
  /** Null for a value that cannot be compared, such as a price on application. */
  readonly value: number | null;
}

/**
 * Returns for each cell of a line whether it is the best (CF1). Unknown cells (null) are never best. Equally
 * good cells are marked alike, and so are cells with the same text, even if their numbers differ by less than is shown.
 * If that would mark more than half of the comparable cells, none is marked.
 */
export function markBestValues(cells: readonly (ValuedCell | null)[], preference: BetterDirection): readonly boolean[] {
  const comparable = cells.flatMap((cell) => (isComparable(cell) ? [cell] : []));
  const values = comparable.map(({ value }) => value);
  const best = preference === 'more' ? Math.max(...values) : Math.min(...values);
  const texts = new Set(comparable.filter(({ value }) => value === best).map(({ text }) => text));
  const marks = cells.map((cell) => isComparable(cell) && texts.has(cell.text));
  const standsOut = marks.filter(Boolean).length * 2 <= comparable.length;
  return marks.map((mark) => mark && standsOut);
}

function isComparable(cell: ValuedCell | null): cell is ValuedCell & { readonly value: number } {
  return cell !== null && cell.value !== null && Number.isFinite(cell.value);
}
