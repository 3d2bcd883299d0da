/**
 * Reads CSV as Excel does where lists are separated by this sign: quotes count at the start of a cell alone, and what
 * follows the closing one belongs to the cell.
 */
export function readCsv(text: string, separator: ',' | ';' | '\t' = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = new RegExp(
    `(?!$)(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`,
    'gy',
  );
  for (const [, quoted = '', plain, end] of text.slice(1).matchAll(cells)) {
    row.push(quoted.replaceAll('""', '"') + plain);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
