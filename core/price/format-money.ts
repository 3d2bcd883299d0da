import { CURRENCY_SYMBOLS, type Currency } from './currency.ts';

/** Formats an amount as `€1,250,000`: the en-US form without decimals, in every locale (PR2). */
export function formatMoney(amount: number, currency: Currency): string {
  const whole = Math.round(Math.abs(amount));
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 && whole > 0 ? '-' : ''}${CURRENCY_SYMBOLS[currency]}${digits}`;
}
