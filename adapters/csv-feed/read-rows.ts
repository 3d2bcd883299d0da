import { type Parser, parse } from 'csv-parse';

/** A row of a table; the header is row 1. */
export interface CsvRow {
  readonly number: number;
  /** Null for a row that cannot be read: a quote that is not closed, or too many characters. */
  readonly cells: readonly string[] | null;
  /** The cells before the break of a row that cannot be read; none for others. */
  readonly before: readonly string[];
}

/** The most bytes of a row. */
const LARGEST_ROW = 256 * 1024;
/** The most bytes of a broken row that are looked at for what stands before its break. */
const MAX_BEFORE = 4_096;
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Reads the rows of a table, each as soon as it is there (FD1). After one that is broken it goes on in the next line. */
export async function* readRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const rows = new RowReader(delimiter);
  for await (const piece of text) yield* rows.take(Buffer.from(piece));
  yield* rows.end();
}

interface ParsedRow {
  readonly cells: readonly string[];
  /** Where it ends, in bytes since the parser began. */
  readonly end: number;
}

/**
 * Reads rows by csv-parse. A quote that is not closed would swallow the rows after it, and its parser cannot go back: so
 * the bytes since the last good row are held, and a new parser begins behind the first line of a broken one.
 */
class RowReader {
  readonly #delimiter: string;
  #parser: Parser;
  #parsed: ParsedRow[] = [];
  #held: Buffer = Buffer.alloc(0);
  /** The bytes of the parser that are no longer held. */
  #done = 0;
  #isSkipping = false;
  #rows = 0;
  #width = 0;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
    this.#parser = this.#begin();
  }

  async *take(piece: Buffer): AsyncGenerator<CsvRow> {
    let next = this.#isSkipping ? this.#behindLine(piece) : piece;
    while (next.length > 0) {
      this.#held = Buffer.concat([this.#held, next]);
      const hasFailed = await settled((done) => this.#parser.write(next, done));
      next = yield* this.#rowsUpTo(hasFailed);
    }
  }

  async *end(): AsyncGenerator<CsvRow> {
    for (;;) {
      const hasFailed = await settled((done) => this.#parser.end(done));
      const next = yield* this.#rowsUpTo(hasFailed);
      if (next.length === 0) return;
      yield* this.take(next);
    }
  }

  /** Gives the rows that were parsed, and returns the bytes that are to be parsed again behind a broken one. */
  *#rowsUpTo(hasFailed: boolean): Generator<CsvRow, Buffer> {
    for (const { cells, end } of this.#parsed.splice(0)) {
      if (this.#isBroken(cells)) return yield* this.#restart();
      this.#held = this.#held.subarray(end - this.#done);
      this.#done = end;
      this.#rows += 1;
      if (this.#rows === 1) this.#width = cells.length;
      yield { number: this.#rows, cells, before: [] };
    }
    return hasFailed ? yield* this.#restart() : Buffer.alloc(0);
  }

  /** A row over several lines is broken if it has not the cells of the header, or a quote amid a cell in quotes. */
  #isBroken(cells: readonly string[]): boolean {
    const lines = cells.filter((cell) => /[\r\n]/.test(cell));
    return (
      lines.length > 0 && this.#rows > 0 && (cells.length !== this.#width || lines.some((cell) => cell[0] === '"'))
    );
  }

  *#restart(): Generator<CsvRow, Buffer> {
    this.#rows += 1;
    const from = this.#held.findIndex((byte) => byte !== LINE_FEED && byte !== CARRIAGE_RETURN);
    const row = this.#held.subarray(Math.max(from, 0));
    yield { number: this.#rows, cells: null, before: cellsBeforeBreak(row, this.#delimiter) };
    const rest = this.#behindLine(row);
    this.#parser = this.#begin();
    return rest;
  }

  /** Returns what stands behind the first line; where that has no end yet, what comes is skipped as far as there. */
  #behindLine(bytes: Buffer): Buffer {
    const end = bytes.findIndex((byte) => byte === LINE_FEED || byte === CARRIAGE_RETURN);
    this.#isSkipping = end < 0;
    return end < 0 ? Buffer.alloc(0) : bytes.subarray(end);
  }

  #begin(): Parser {
    this.#held = Buffer.alloc(0);
    this.#done = 0;
    const parsed: ParsedRow[] = [];
    this.#parsed = parsed;
    const parser = parse({
      delimiter: this.#delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LARGEST_ROW,
      on_record: (cells: string[], { bytes }) => {
        parsed.push({ cells, end: bytes });
        return null;
      },
    });
    // The writer gets the failures.
    return parser.on('error', () => undefined);
  }
}

/** Returns the cells of the first line as far as its first quote that is not closed well, or its end. */
function cellsBeforeBreak(row: Buffer, delimiter: string): readonly string[] {
  const [line = ''] = row.toString('utf8', 0, MAX_BEFORE).split(/[\r\n]/, 1);
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const cell = quoted?.[0] ?? rest.slice(0, Math.max(rest.indexOf(delimiter), 0));
    if (rest[cell.length] !== delimiter || (quoted === null && rest[0] === '"')) return cells;
    cells.push(quoted?.[1]?.replaceAll('""', '"') ?? cell);
    rest = rest.slice(cell.length + 1);
  }
}

/** Whether an operation of a stream failed. */
function settled(start: (done: (error?: Error | null) => void) => void): Promise<boolean> {
  return new Promise((resolve) => start((error) => resolve(error !== undefined && error !== null)));
}
