import type { Preferences } from '../../../core/ports/preferences.ts';
import type { Currency } from '../../../core/price/currency.ts';
import type { LengthUnit } from '../../../core/yacht/length.ts';

/** Keeps a visitor's choice in memory, or not at all, as a browser without cookies. */
export class MemoryPreferences implements Preferences {
  readonly #keeps: boolean;
  #currency: Currency | null = null;
  #unit: LengthUnit | null = null;

  constructor({ keeps = true }: { readonly keeps?: boolean } = {}) {
    this.#keeps = keeps;
  }

  currency(): Currency | null {
    return this.#currency;
  }

  unit(): LengthUnit | null {
    return this.#unit;
  }

  choose({ currency, unit }: { readonly currency?: Currency; readonly unit?: LengthUnit }): boolean {
    if (!this.#keeps) return currency === undefined && unit === undefined;
    this.#currency = currency ?? this.#currency;
    this.#unit = unit ?? this.#unit;
    return true;
  }
}
