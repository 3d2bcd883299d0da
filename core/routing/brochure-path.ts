import type { Locale } from '../locale/locale.ts';
import type { Market } from '../market/market.ts';
import type { DisplayPreferences } from '../preferences/display.ts';
import { queryOf } from './query-rules.ts';

/** The preferences of a brochure whose address names none: the same for all visitors, so that caches share it. */
export const DEFAULT_BROCHURE_PREFERENCES: DisplayPreferences = { currency: 'eur', unit: 'meters' };

/** Returns the path of a yacht's brochure on a market, in a language and the reader's currency and unit (YA1). */
export function brochurePath(
  { locale, market, slug }: { readonly locale: Locale; readonly market: Market; readonly slug: string },
  preferences = DEFAULT_BROCHURE_PREFERENCES,
): string {
  const chosen = (['currency', 'unit'] as const).filter(
    (key) => preferences[key] !== DEFAULT_BROCHURE_PREFERENCES[key],
  );
  return `/brochures/${locale}/${market}/${slug}.pdf${queryOf(chosen.map((key) => `${key}=${preferences[key]}`))}`;
}
