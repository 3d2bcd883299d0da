import { type Locale, localeEntry } from '../locale/locale.ts';

/** A number as the locale writes it: `1,692` and `74.2`, `1692` and `74,2` (Spanish groups from five digits on). */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const { decimal, group, minimumGrouping } = localeEntry(locale);
  const [whole = '0', fraction] = roundedText(Math.abs(value), decimals).split('.');
  const grouped = whole.length >= 3 + minimumGrouping ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const text = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** The number that {@link formatNumber} writes. */
export function roundedNumber(value: number, decimals = 0): number {
  return Number.isInteger(value) ? value : Number(roundedText(value, decimals));
}

/** Half goes up as it is written: 8.35 is `8.4`, where toFixed goes by its binary neighbour and says 8.3. */
function roundedText(value: number, decimals: number): string {
  const shifted = Math.round(Number(`${value}e${decimals}`));
  return (Number.isSafeInteger(shifted) ? shifted / 10 ** decimals : value).toFixed(decimals);
}
