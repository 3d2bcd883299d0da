import type { DisplayPreferences } from '../../../core/preferences/display.ts';
import { CURRENCIES, currencyLabel } from '../../../core/price/currency.ts';
import type { RequestedDisplay } from '../../../core/search/query/search-query.ts';
import { LENGTH_UNITS } from '../../../core/yacht/length.ts';
import type { Translate } from '../../i18n/translator.ts';

/**
 * Builds the currency and unit switches of a microsite (PR6, RT8) as links to the same list. `requested` is the
 * display that the address requests, `preferences` the display that the page uses.
 */
export function displaySwitches(
  requested: RequestedDisplay,
  { preferences, translate }: { readonly preferences: DisplayPreferences; readonly translate: Translate },
  hrefOf: (requested: RequestedDisplay) => string,
) {
  return [
    {
      label: translate('readings.currency'),
      links: CURRENCIES.map((currency) => ({
        text: currencyLabel(currency),
        href: hrefOf({ ...requested, currency }),
        current: currency === preferences.currency,
      })),
    },
    {
      label: translate('readings.unit'),
      links: LENGTH_UNITS.map((unit) => ({
        text: translate(`unit.${unit}`),
        href: hrefOf({ ...requested, unit }),
        current: unit === preferences.unit,
      })),
    },
  ];
}
