import { type Locale, localeEntry } from '../locale/locale.ts';

/** Formats a number by its locale: `1,692` and `74.2`, `1692` and `74,2` (Spanish groups from five digits on). */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const { decimal, group, minimumGrouping } = localeEntry(locale);
  const [whole = '0', fraction] = roundedText(Math.abs(value), decimals).split('.');
  const grouped = whole.length >= 3 + minimumGrouping ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const text = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Returns the rounded number that {@link formatNumber} shows. */
export function roundedNumber(value: number, decimals = 0): number {
  return Number.isInteger(value) ? value : Number(roundedText(value, decimals));
}

/** Rounds half up in decimals: 8.35 gives `8.4`, while toFixed rounds its binary approximation to 8.3. */
function roundedText(value: number, decimals: number): string {
  const shifted = Math.round(Number(`${value}e${decimals}`));
  return (Number.isSafeInteger(shifted) ? shifted / 10 ** decimals : value).toFixed(decimals);
}
