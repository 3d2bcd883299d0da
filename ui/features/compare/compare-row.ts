import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import { bestValues, type Preference } from '../../../core/shortlist/best-values.ts';
import type { HeadlinePrice } from '../../../core/yacht/headline-price.ts';
import type { ListedRate } from '../../../core/yacht/listed-rates.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';

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

type Value = (yacht: Yacht) => number | null;

/** Returns the line of a number. @param prefer which number is best, if one is better than another */
export function numberRow(
  label: MessageKey,
  value: Value,
  format: (value: number) => string,
  prefer?: Preference,
): RowDefinition {
  const text = (yacht: Yacht) => {
    const number = value(yacht);
    return number === null ? null : format(number);
  };
  return { label, text, ...(prefer && { best: { prefer, value } }) };
}

/** Returns a line of prices, of which the lowest is best. */
export function priceRow<Price extends HeadlinePrice | ListedRate>(
  label: MessageKey,
  prices: ReadonlyMap<Yacht, Price | null>,
  format: (price: Price) => string,
): RowDefinition {
  const text = (yacht: Yacht) => {
    const price = prices.get(yacht) ?? null;
    return price && format(price);
  };
  return { label, text, best: { prefer: 'less', value: inOneCurrency(prices) } };
}

/** Returns the amounts; null for all if one is in another currency, because then none can be called the lowest. */
function inOneCurrency(prices: ReadonlyMap<Yacht, HeadlinePrice | ListedRate | null>): (yacht: Yacht) => number | null {
  const currencies = [...prices.values()].flatMap((price) => (price && 'amount' in price ? [price.currency] : []));
  const comparable = new Set(currencies).size === 1;
  return (yacht) => {
    const price = prices.get(yacht) ?? null;
    return comparable && price && 'amount' in price ? Math.round(price.amount) : null;
  };
}
