import { type Bits, countShared, emptyBits, setBit, unite } from './bits.ts';
import { type Codes, roomForCodes } from './codes.ts';
import type { Selection } from './selection.ts';

/** Some of a facet's values, or none, for each row. */
export interface ListColumn {
  /** By code, from 0, in ascending order of the values. */
  readonly values: readonly string[];
  /** Writes the rows that have any of these values. */
  having(chosen: readonly string[], into: Bits): void;
  /** Rows of the selection by value; good until the next call. */
  counts(selection: Selection): Int32Array;
}

/** @param lists by row, each value once */
export function listColumn(lists: readonly (readonly string[])[]): ListColumn {
  const values = [...new Set(lists.flat())].sort();
  return lists.some((list) => list.length > 1) ? new ManyColumn(values, lists) : new OneColumn(values, lists);
}

/** At most one value a row, as a code: 0 for none, else 1 + that of the value. */
class OneColumn implements ListColumn {
  readonly values: readonly string[];
  readonly #codes: Codes;
  readonly #totals: Int32Array;
  readonly #tally: Int32Array;

  constructor(values: readonly string[], lists: readonly (readonly string[])[]) {
    this.values = values;
    const codes = codesOf(values);
    this.#codes = roomForCodes(lists.length, values.length);
    this.#totals = new Int32Array(values.length + 1);
    lists.forEach(([value], row) => {
      const code = value === undefined ? 0 : (codes.get(value) ?? 0) + 1;
      this.#codes[row] = code;
      this.#totals[code] = (this.#totals[code] as number) + 1;
    });
    this.#tally = new Int32Array(values.length + 1);
  }

  having(chosen: readonly string[], into: Bits): void {
    const wanted = new Uint8Array(this.values.length + 1);
    this.values.forEach((value, code) => {
      if (chosen.includes(value)) wanted[code + 1] = 1;
    });
    const codes = this.#codes;
    for (let word = 0; word < into.length; word += 1) {
      const base = word << 5;
      const end = Math.min(codes.length, base + 32);
      let bits = 0;
      for (let row = base; row < end; row += 1) bits |= (wanted[codes[row] as number] as number) << (row & 31);
      into[word] = bits;
    }
  }

  counts(selection: Selection): Int32Array {
    if (selection.listsMembers) this.#tally.fill(0);
    else this.#tally.set(this.#totals);
    count(selection, this.#codes, this.#tally);
    return this.#tally.subarray(1);
  }
}

/** Counts the listed rows, upwards or off the totals; apart, so that the loop is compiled once for all columns. */
function count(selection: Selection, codes: Codes, tally: Int32Array): void {
  const { rows, listed } = selection;
  const one = selection.listsMembers ? 1 : -1;
  for (let at = 0; at < listed; at += 1) {
    const code = codes[rows[at] as number] as number;
    tally[code] = (tally[code] as number) + one;
  }
}

/** Any number of values a row: a set of rows for each value, and the codes of each row's values one after the other. */
class ManyColumn implements ListColumn {
  readonly values: readonly string[];
  readonly #rows: readonly Bits[];
  readonly #codes: ReadonlyMap<string, number>;
  /** The codes of a row stand from its place here to that of the next. */
  readonly #starts: Int32Array;
  readonly #listed: Codes;
  readonly #totals: Int32Array;
  readonly #tally: Int32Array;

  constructor(values: readonly string[], lists: readonly (readonly string[])[]) {
    this.values = values;
    this.#codes = codesOf(values);
    this.#rows = values.map(() => emptyBits(lists.length));
    this.#starts = new Int32Array(lists.length + 1);
    this.#listed = roomForCodes(
      lists.reduce((sum, list) => sum + list.length, 0),
      values.length,
    );
    this.#totals = new Int32Array(values.length);
    let place = 0;
    lists.forEach((list, row) => {
      for (const value of list) {
        const code = this.#codes.get(value) as number;
        setBit(this.#rows[code] as Bits, row);
        this.#totals[code] = (this.#totals[code] as number) + 1;
        this.#listed[place] = code;
        place += 1;
      }
      this.#starts[row + 1] = place;
    });
    this.#tally = new Int32Array(values.length);
  }

  having(chosen: readonly string[], into: Bits): void {
    into.fill(0);
    for (const value of chosen) if (this.#codes.has(value)) unite(into, this.#rowsOf(value));
  }

  counts(selection: Selection): Int32Array {
    const byRow = selection.listed * (1 + this.#listed.length / selection.size);
    if (byRow < this.#rows.length * selection.bits.length) {
      if (selection.listsMembers) this.#tally.fill(0);
      else this.#tally.set(this.#totals);
      countMany(selection, this.#starts, this.#listed, this.#tally);
    } else {
      for (let code = 0; code < this.#rows.length; code += 1)
        this.#tally[code] = countShared(this.#rows[code] as Bits, selection.bits);
    }
    return this.#tally;
  }

  #rowsOf(value: string): Bits {
    return this.#rows[this.#codes.get(value) as number] as Bits;
  }
}

/** As {@link count}, where a row has any number of codes. */
function countMany(selection: Selection, starts: Int32Array, codes: Codes, tally: Int32Array): void {
  const { rows, listed } = selection;
  const one = selection.listsMembers ? 1 : -1;
  for (let at = 0; at < listed; at += 1) {
    const row = rows[at] as number;
    const end = starts[row + 1] as number;
    for (let place = starts[row] as number; place < end; place += 1) {
      const code = codes[place] as number;
      tally[code] = (tally[code] as number) + one;
    }
  }
}

function codesOf(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((value, code) => [value, code]));
}
