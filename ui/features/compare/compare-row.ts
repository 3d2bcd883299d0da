import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import { bestValues, type Preference } from '../../../core/shortlist/best-values.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';

/** The data that the lines of a comparison depend on. */
export interface RowContext extends Pick<CardContext, 'locale' | 'translate' | 'preferences' | 'now'> {
  /** The terms of charter costs besides the fee; null if content has none. */
  readonly terms: CharterTerms | null;
}

/** The rule of a line of the table: its label and how its cells are read from the yachts. */
export interface RowDefinition {
  /** By default the last part of the label. */
  readonly key?: string;
  readonly label: MessageKey;
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
export function rowViews(yachts: readonly Yacht[], rows: readonly RowDefinition[], { translate }: RowContext) {
  return rows.flatMap(({ label, key = label.slice(label.lastIndexOf('.') + 1), text, best }) => {
    const valued = yachts.map((yacht) => {
      const cell = text(yacht);
      return cell === null ? null : { text: cell, value: best?.value(yacht) ?? null };
    });
    if (valued.every((cell) => cell === null)) return [];
    const marks = best && bestValues(valued, best.prefer);
    /** Null for a value that is not known; `best` marks the best value of its line (CF1). */
    const cells = valued.map((cell, at) => cell && { text: cell.text, best: marks?.[at] ?? false });
    return [{ key, label: translate(label), cells, differs: new Set(valued.map((cell) => cell?.text)).size > 1 }];
  });
}
