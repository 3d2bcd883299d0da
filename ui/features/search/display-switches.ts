import type { DisplayPreferences } from '../../../core/preferences/display-preferences.ts';
import { CURRENCIES, currencyLabel } from '../../../core/price/currency.ts';
import type { AskedDisplay } from '../../../core/search/query/microsite-query.ts';
import { LENGTH_UNITS } from '../../../core/yacht/length.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { MicrositeView } from './list-view.ts';

/**
 * product.md PR6 RT8: the currencies and units to read a microsite in, each a link to the same list. `asked` is what its
 * address asks for already; the display preferences are those that the page is rendered in.
 */
export function displaySwitches(
  asked: AskedDisplay,
  { preferences, translate }: { readonly preferences: DisplayPreferences; readonly translate: Translate },
  hrefOf: (asked: AskedDisplay) => string,
): MicrositeView['switches'] {
  return [
    {
      label: translate('readings.currency'),
      links: CURRENCIES.map((currency) => ({
        text: currencyLabel(currency),
        href: hrefOf({ ...asked, currency }),
        current: currency === preferences.currency,
      })),
    },
    {
      label: translate('readings.unit'),
      links: LENGTH_UNITS.map((unit) => ({
        text: translate(`unit.${unit}`),
        href: hrefOf({ ...asked, unit }),
        current: unit === preferences.unit,
      })),
    },
  ];
}
