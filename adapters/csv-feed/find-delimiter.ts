import { DELIMITERS, type Delimiter, headerKey } from './csv-mapping.ts';

/** The most characters of a header. */
const MAX_HEADER_LENGTH = 64 * 1024;
/** The line that names the delimiter for Excel. */
const EXCEL_LINE = /^sep=([,;\t])\r?\n/;

/**
 * Finds what stands between the cells of a table, where the mapping does not say it: the sign that gives most of the
 * columns that are known, or else the one that the header has most often.
 * @param known the headers of the mapping
 */
export async function findDelimiter(
  text: AsyncGenerator<string>,
  stated: Delimiter | null,
  known: readonly string[],
): Promise<{ readonly delimiter: Delimiter; readonly text: AsyncIterable<string> }> {
  let start = '';
  for (let piece = await text.next(); piece.done !== true; piece = await text.next()) {
    start += piece.value;
    if (/[^\s][^\S\r\n]*[\r\n]+[^\r\n]/.test(start) || start.length > MAX_HEADER_LENGTH) break;
  }
  const excel = EXCEL_LINE.exec(start);
  const rest = start.slice(excel?.[0].length ?? 0);
  const delimiter = stated ?? DELIMITERS.find((one) => one === excel?.[1]) ?? mostLikely(rest, known);
  return { delimiter, text: continued(rest, text) };
}

function mostLikely(start: string, known: readonly string[]): Delimiter {
  const header = /^\s*(.*)/.exec(start)?.[1] ?? '';
  const rated = DELIMITERS.map((delimiter) => {
    // Signs within quotes are not delimiters.
    const names = header.replace(/"[^"]*"/g, (quoted) => quoted.replace(/[,;\t]/g, ' ')).split(delimiter);
    const found = names.filter((name) => known.includes(headerKey(name.replace(/^\s*"|"\s*$/g, ''))));
    return { delimiter, found: found.length, count: names.length };
  });
  return rated.reduce((best, one) => ((one.found - best.found || one.count - best.count) > 0 ? one : best)).delimiter;
}

async function* continued(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
