import { type Locale, localeEntry } from '../locale/locale.ts';

/** A number as the locale writes it: `1,692` and `74.2`, `1692` and `74,2` (Spanish groups from five digits on). */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const { decimal, group, minimumGrouping } = localeEntry(locale);
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.length >= 3 + minimumGrouping ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const text = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
