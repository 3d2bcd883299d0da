import { inject, injectable } from 'inversify';
import type { Preferences } from '../../core/ports/preferences.ts';
import { CURRENCY_COOKIE, UNIT_COOKIE } from '../../core/preferences/display.ts';
import { type Currency, isCurrency } from '../../core/price/currency.ts';
import { isLengthUnit, type LengthUnit } from '../../core/yacht/length.ts';
import { CookieJar, readCookie, writeCookie } from './cookie-jar.ts';

/** Keeps preferences in cookies, because the server renders pages by them (PR6). */
@injectable()
export class CookiePreferences implements Preferences {
  readonly #jar: CookieJar;

  constructor(@inject(CookieJar) jar: CookieJar) {
    this.#jar = jar;
  }

  currency(): Currency | null {
    const value = readCookie(this.#jar, CURRENCY_COOKIE);
    return isCurrency(value) ? value : null;
  }

  unit(): LengthUnit | null {
    const value = readCookie(this.#jar, UNIT_COOKIE);
    return isLengthUnit(value) ? value : null;
  }

  choose({ currency, unit }: { readonly currency?: Currency; readonly unit?: LengthUnit }): boolean {
    if (currency !== undefined) writeCookie(this.#jar, CURRENCY_COOKIE, currency);
    if (unit !== undefined) writeCookie(this.#jar, UNIT_COOKIE, unit);
    return (currency === undefined || this.currency() === currency) && (unit === undefined || this.unit() === unit);
  }
}
