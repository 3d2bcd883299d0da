/** Beginnings of a cell that spreadsheets take for a formula, in half or full width (OWASP, "CSV injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Writes rows as CSV (RFC 4180) with a byte order mark; an apostrophe precedes texts that could run as a formula. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
