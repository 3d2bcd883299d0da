/** product.md PR1. */
export const CURRENCIES = ['aud', 'eur', 'gbp', 'usd'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_SYMBOLS: Readonly<Record<Currency, string>> = { aud: 'A$', eur: '€', gbp: '£', usd: '$' };

/** product.md PR1: the currency shown, and contracted in, where nothing says otherwise. */
export const DEFAULT_CURRENCY: Currency = 'eur';

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

/** `€ EUR`, as it is offered to be chosen. */
export function currencyLabel(currency: Currency): string {
  return `${CURRENCY_SYMBOLS[currency]} ${currency.toUpperCase()}`;
}
