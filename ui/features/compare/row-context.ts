import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../core/preferences/display-preferences.ts';
import type { Translate } from '../../i18n/translator.ts';

/** What the lines of a comparison go by. */
export interface RowContext {
  readonly market: Market;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly preferences: DisplayPreferences;
  /** ISO 8601. */
  readonly now: string;
  /** What a charter costs beside its fee; null where nobody has said. */
  readonly terms: CharterTerms | null;
}
