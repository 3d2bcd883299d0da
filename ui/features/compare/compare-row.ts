import { bestValues, type Preference } from '../../../core/shortlist/best-values.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { RowView } from './compare-view.ts';

/** One line of the table before it is read off the yachts. */
export interface RowRule {
  readonly key: string;
  readonly label: string;
  /** Her cell as it is read; null where it is not known. */
  readonly text: (yacht: Yacht) => string | null;
  /** Only where one value is better than another for whoever compares. */
  readonly best?: {
    readonly prefer: Preference;
    /** In the unit and the currency of the text; null where it cannot be held against the others. */
    readonly value: (yacht: Yacht) => number | null;
  };
}

/** The lines, those left out that are known of none. */
export function rowViews(yachts: readonly Yacht[], rules: readonly RowRule[]): RowView[] {
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
