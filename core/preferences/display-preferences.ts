import type { Currency } from '../price/currency.ts';
import type { LengthUnit } from '../yacht/length.ts';

/** What the visitor reads prices and lengths in. */
export interface DisplayPreferences {
  readonly currency: Currency;
  readonly unit: LengthUnit;
}
