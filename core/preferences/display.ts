import type { Currency } from '../price/currency.ts';
import { type Season, seasonOf } from '../price/season.ts';
import type { LengthUnit } from '../yacht/length.ts';

/** The currency and the unit of length in which a visitor sees prices and lengths. */
export interface DisplayPreferences {
  readonly currency: Currency;
  readonly unit: LengthUnit;
}

/** Names of the cookies of currency and unit (PR6). The browser writes them, or the server where there is no script. */
export const CURRENCY_COOKIE = 'currency';
export const UNIT_COOKIE = 'unit';

/** The display of figures. Lists filter, sort and count by the figures that cards and pages show. */
export interface Display extends DisplayPreferences {
  /** The season whose charter rates are shown first (PR5). */
  readonly season: Season;
}

/** Combines display preferences with the season of a day. @param day ISO 8601 date */
export function displayOn({ currency, unit }: DisplayPreferences, day: string): Display {
  return { currency, unit, season: seasonOf(day) };
}
