import type { Locale } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../../core/preferences/display-preferences.ts';

export interface BrochureAddress {
  readonly locale: Locale;
  readonly market: Market;
  readonly slug: string;
}

/** What a brochure is in where its address does not say: the same for every visitor, so that caches may share it. */
export const BROCHURE_READING: DisplayPreferences = { currency: 'eur', unit: 'meters' };

/** Where a yacht's brochure of a market stands, in a language and the reader's currency and unit (product.md YA1). */
export function brochurePath({ locale, market, slug }: BrochureAddress, reading = BROCHURE_READING): string {
  const query = (['currency', 'unit'] as const)
    .filter((key) => reading[key] !== BROCHURE_READING[key])
    .map((key) => `${key}=${reading[key]}`);
  return `/brochures/${locale}/${market}/${slug}.pdf${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
