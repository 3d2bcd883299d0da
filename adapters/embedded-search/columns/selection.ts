import { type Bits, countBits, emptyBits, listBits } from './bits.ts';

/**
 * The selected rows of an index, in the form in which columns count them: a list of the selected rows or, if these are
 * more than half, of all others, which are then subtracted from the totals of the index.
 */
export class Selection {
  readonly bits: Bits;
  readonly rows: Int32Array;
  readonly size: number;
  /** The number of selected rows. */
  count = 0;
  /** The number of valid entries in {@link rows}. */
  listed = 0;
  /** Whether {@link rows} lists the selected rows or all others. */
  listsMembers = true;

  constructor(size: number) {
    this.size = size;
    this.bits = emptyBits(size);
    this.rows = new Int32Array(size);
  }

  /** Updates counts and rows; must be called after {@link bits} changed. */
  settle(): void {
    this.count = countBits(this.bits);
    this.listsMembers = this.count * 2 <= this.size;
    this.listed = listBits(this.bits, this.size, this.listsMembers, this.rows);
  }
}
