/** A small number a row: half as wide where all of them allow it, since a scan is as fast as it has little to read. */
export type Codes = Uint16Array | Int32Array;

/** Room for so many codes, none above `highest`. */
export function roomForCodes(rows: number, highest: number): Codes {
  return highest < 0x1_0000 ? new Uint16Array(rows) : new Int32Array(rows);
}
