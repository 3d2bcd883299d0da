import { CURRENCY_SYMBOLS, type Currency } from './currency.ts';

/** product.md PR2: `€1,250,000`, the en-US form without decimals, in every locale. */
export function formatMoney(amount: number, currency: Currency): string {
  const whole = Math.round(Math.abs(amount));
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 && whole > 0 ? '-' : ''}${CURRENCY_SYMBOLS[currency]}${digits}`;
}
