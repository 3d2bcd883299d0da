import { type Bits, countBits, emptyBits, listBits } from './bits.ts';

/**
 * Some of an index's rows, as its columns count them: by those that are in, or, where these are more than half, by
 * those that are not, which are then taken off the whole index's totals.
 */
export class Selection {
  readonly bits: Bits;
  readonly rows: Int32Array;
  readonly size: number;
  /** Rows that are in. */
  count = 0;
  /** How many of {@link rows} are written. */
  listed = 0;
  /** Whether {@link rows} lists those that are in. */
  listsMembers = true;

  constructor(size: number) {
    this.size = size;
    this.bits = emptyBits(size);
    this.rows = new Int32Array(size);
  }

  /** To be called once {@link bits} stand. */
  settle(): void {
    this.count = countBits(this.bits);
    this.listsMembers = this.count * 2 <= this.size;
    this.listed = listBits(this.bits, this.size, this.listsMembers, this.rows);
  }
}
