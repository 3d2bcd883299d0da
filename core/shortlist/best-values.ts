/** Which of two values a visitor would rather have. */
export type Preference = 'more' | 'less';

/** A cell of a line: its text as it is read, and the number that stands behind it in the same currency and unit. */
export interface ValuedCell {
  readonly text: string;
  /** Null where it is known and cannot be held against the others, as a price on application. */
  readonly value: number | null;
}

/**
 * Which cells of a line are the best of it (product.md CF1), cell by cell; null stands for what is not known, which is
 * never best. Cells that are equally good are marked alike, and so are cells that read the same, though the numbers
 * behind them may differ by less than is shown. Where that would mark more than half of those that can be compared,
 * nobody stands out, and none is marked.
 */
export function bestValues(cells: readonly (ValuedCell | null)[], preference: Preference): readonly boolean[] {
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
