import { navigate } from 'vike/client/router';
import { Preferences } from '../../core/ports/preferences.ts';
import type { Currency } from '../../core/price/currency.ts';
import type { LengthUnit } from '../../core/yacht/length.ts';
import { currentAddress } from '../navigation/current-address.ts';
import { browserContainer } from './browser-ports.ts';

/** Keeps the choice and reads the page anew in it, where it stands. It loads at the first use. */
export async function chooseReading(choice: { currency?: Currency; unit?: LengthUnit }): Promise<void> {
  if (!browserContainer().get<Preferences>(Preferences).choose(choice))
    throw new Error('The browser keeps no cookies.');
  await navigate(currentAddress(), { keepScrollPosition: true, pageContext: { keepsScroll: true } });
}
