import { navigate } from 'vike/client/router';
import { Preferences } from '../../core/ports/preferences.ts';
import { isCurrency } from '../../core/price/currency.ts';
import { isLengthUnit } from '../../core/yacht/length.ts';
import { currentAddress } from '../navigation/browser-address.ts';
import { browserContainer } from './browser-ports.ts';

/**
 * Stores a display preference and updates the page with it, without scrolling. Throws for an invalid choice, and if the
 * browser refuses cookies.
 * @param name `currency` or `unit`
 */
export async function chooseDisplayPreference(name: string, value: string): Promise<void> {
  const choice =
    name === 'currency' && isCurrency(value)
      ? { currency: value }
      : name === 'unit' && isLengthUnit(value)
        ? { unit: value }
        : null;
  if (choice === null || !browserContainer().get<Preferences>(Preferences).choose(choice)) {
    throw new Error(`The display preference ${name} ${value} cannot be stored.`);
  }
  await navigate(currentAddress(), { keepScrollPosition: true, pageContext: { keepsScroll: true } });
}
