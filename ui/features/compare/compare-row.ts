import { bestValues, type Preference } from '../../../core/shortlist/best-values.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { RowView } from './compare-view.ts';

/** The rule of a line of the table: its label and how its cells are read from the yachts. */
export interface RowDefinition {
  readonly key: string;
  readonly label: string;
  /** Returns the text of her cell; null for a value that is not known. */
  readonly text: (yacht: Yacht) => string | null;
  /** Which value is best, for lines in which one is better than another. */
  readonly best?: {
    readonly prefer: Preference;
    /** Returns the value in the unit and currency of the text; null if it cannot be compared. */
    readonly value: (yacht: Yacht) => number | null;
  };
}

/** Builds the lines, without those that are known of no yacht. */
export function rowViews(yachts: readonly Yacht[], rules: readonly RowDefinition[]): RowView[] {
  return rules.flatMap(({ key, label, text, best }) => {
    const texts = yachts.map(text);
    if (texts.every((one) => one === null)) return [];
    const valued = yachts.map((yacht, at) => {
      const words = texts[at] ?? null;
      return words === null ? null : { text: words, value: best?.value(yacht) ?? null };
    });
    const marks = best === undefined ? [] : bestValues(valued, best.prefer);
    const cells = texts.map((one, at) => (one === null ? null : { text: one, best: marks[at] ?? false }));
    return [{ key, label, cells, differs: new Set(texts).size > 1 }];
  });
}
