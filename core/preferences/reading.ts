import type { Currency } from '../price/currency.ts';
import type { LengthUnit } from '../yacht/length.ts';

/** What the visitor reads prices and lengths in. */
export interface Reading {
  readonly currency: Currency;
  readonly unit: LengthUnit;
}
