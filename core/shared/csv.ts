/**
 * Signs that begin a formula, in half or full width (OWASP, "CSV injection"): at the start of a text, and after what
 * some program takes for the end of a cell or row, since where lists are separated by semicolons or tabs, Excel ends
 * cells and rows within quotes as well. Spaces and quotes before a sign do not count. The pattern looks for a sign first,
 * so that its time grows with the length of the text and no faster.
 */
const FORMULA_SIGNS = /[=+\-@＝＋－＠](?<=(?:^|[,;，；\t\r\n\v\f\u0085\u2028\u2029])[\s\p{C}"]*.)/gu;

/** Writes rows as CSV (RFC 4180) with a byte order mark; an apostrophe precedes signs that could begin a formula. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA_SIGNS, "'$&");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
