/** What a program for tables would take for a formula, in letters of either width (OWASP, "CSV injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as RFC 4180 has them, with the mark that says UTF-8; no cell is a formula, whoever wrote it. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
