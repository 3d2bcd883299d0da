/** The currencies that prices are shown in (PR1). */
export const CURRENCIES = ['aud', 'eur', 'gbp', 'usd'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_SYMBOLS: Readonly<Record<Currency, string>> = { aud: 'A$', eur: '€', gbp: '£', usd: '$' };

/** The currency of display and of contracts without another one (PR1). */
export const DEFAULT_CURRENCY: Currency = 'eur';

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

/** Returns the label of a currency in a list of choices: `€ EUR`. */
export function currencyLabel(currency: Currency): string {
  return `${CURRENCY_SYMBOLS[currency]} ${currency.toUpperCase()}`;
}

/** Formats an amount as `€1,250,000`: the en-US form without decimals, in every locale (PR2). */
export function formatMoney(amount: number, currency: Currency): string {
  const whole = Math.round(Math.abs(amount));
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 && whole > 0 ? '-' : ''}${CURRENCY_SYMBOLS[currency]}${digits}`;
}
