import { cookieValue, LOCALE_COOKIE_SECONDS } from '../../core/locale/locale-cookie.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import { CURRENCY_COOKIE, UNIT_COOKIE } from '../../core/preferences/preference-cookies.ts';
import { type Currency, isCurrency } from '../../core/price/currency.ts';
import { isLengthUnit, type LengthUnit } from '../../core/yacht/length.ts';
import { type CookieJar, cookiesOf } from './cookie-jar.ts';

/** Preferences in cookies, because the server writes pages by them (product.md PR6). */
export class CookiePreferences implements Preferences {
  readonly #jar: CookieJar;

  constructor(jar: CookieJar) {
    this.#jar = jar;
  }

  currency(): Currency | null {
    const value = cookieValue(cookiesOf(this.#jar), CURRENCY_COOKIE);
    return isCurrency(value) ? value : null;
  }

  unit(): LengthUnit | null {
    const value = cookieValue(cookiesOf(this.#jar), UNIT_COOKIE);
    return isLengthUnit(value) ? value : null;
  }

  choose({ currency, unit }: { readonly currency?: Currency; readonly unit?: LengthUnit }): boolean {
    if (currency !== undefined) this.#keep(CURRENCY_COOKIE, currency);
    if (unit !== undefined) this.#keep(UNIT_COOKIE, unit);
    return (currency === undefined || this.currency() === currency) && (unit === undefined || this.unit() === unit);
  }

  #keep(name: string, value: string): void {
    try {
      this.#jar.cookie = `${name}=${value}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`;
    } catch {
      // A sandboxed page keeps no cookies; `choose` reads back and says so.
    }
  }
}
