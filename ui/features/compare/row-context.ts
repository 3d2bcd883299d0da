import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../core/preferences/display.ts';
import type { Translate } from '../../i18n/translator.ts';

/** The data that the lines of a comparison depend on. */
export interface RowContext {
  readonly market: Market;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly preferences: DisplayPreferences;
  /** ISO 8601. */
  readonly now: string;
  /** The terms of charter costs besides the fee; null if content has none. */
  readonly terms: CharterTerms | null;
}
