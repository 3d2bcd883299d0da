/** Beginnings of a cell that spreadsheets take for a formula, in half or full width (OWASP, "CSV injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as RFC 4180 has them, with the mark that says UTF-8; no text is a formula, whoever wrote it, and no number is. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
