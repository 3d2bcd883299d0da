import type { Currency } from '../price/currency.ts';
import type { LengthUnit } from '../yacht/length.ts';

/** The currency and the unit of length that a visitor has chosen. */
export interface DisplayPreferences {
  readonly currency: Currency;
  readonly unit: LengthUnit;
}
