/** A set of numbers from 0 to below a size, one bit for each; the bits beyond the size are 0. */
export type Bits = Uint32Array<ArrayBuffer>;

export function allocateBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function fillBits(bits: Bits, size: number): void {
  bits.fill(0xffffffff);
  const rest = size & 31;
  if (rest !== 0 && bits.length > 0) bits[bits.length - 1] = (1 << rest) - 1;
}

export function setBit(bits: Bits, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] as number) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] as number) & ~(1 << (at & 31));
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1;
}

/** Intersects `bits` with `other`, in place. */
export function intersectInPlace(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) & (other[word] as number);
}

/** Adds the members of `other` to `bits`. */
export function unionInPlace(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) | (other[word] as number);
}

/** Removes the members of `other` from `bits`. */
export function subtractInPlace(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) & ~(other[word] as number);
}

export function countBits(bits: Bits): number {
  return intersectionCount(bits, bits);
}

/**
 * Counts four words at a time with carry-save adders (Harley and Seal): the bits of `ones` and `twos` are binary digits
 * of 32 running sums, so that only each carry out of them is counted, as four.
 */
export function intersectionCount(a: Bits, b: Bits): number {
  const inFours = a.length & ~3;
  let [count, ones, twos] = [0, 0, 0];
  let word = 0;
  for (; word < inFours; word += 4) {
    const first = (a[word] as number) & (b[word] as number);
    const second = (a[word + 1] as number) & (b[word + 1] as number);
    const third = (a[word + 2] as number) & (b[word + 2] as number);
    const fourth = (a[word + 3] as number) & (b[word + 3] as number);
    const odd = ones ^ first;
    const carry = (ones & first) | (odd & second);
    const even = odd ^ second ^ third;
    const nextCarry = ((odd ^ second) & third) | (even & fourth);
    ones = even ^ fourth;
    const sum = twos ^ carry;
    count += popCount((twos & carry) | (sum & nextCarry));
    twos = sum ^ nextCarry;
  }
  count = 4 * count + 2 * popCount(twos) + popCount(ones);
  for (; word < a.length; word += 1) count += popCount((a[word] as number) & (b[word] as number));
  return count;
}

/** Writes the members, or the non-members below `size`, to `into` in ascending order; returns how many. */
export function writeBitIndices(bits: Bits, size: number, members: boolean, into: Int32Array): number {
  let count = 0;
  const last = bits.length - 1;
  const flip = members ? 0 : -1;
  for (let word = 0; word <= last; word += 1) {
    let rest = (bits[word] as number) ^ flip;
    if (word === last && (size & 31) !== 0) rest &= (1 << (size & 31)) - 1;
    const base = word << 5;
    while (rest !== 0) {
      const lowest = rest & -rest;
      into[count] = base + 31 - Math.clz32(lowest);
      count += 1;
      rest ^= lowest;
    }
  }
  return count;
}

/** Returns a page of the members in ascending order: at most `count`, from index `from` on. */
export function sliceBits(bits: Bits, from: number, count: number): readonly number[] {
  const members: number[] = [];
  let passed = 0;
  for (let word = 0; word < bits.length && members.length < count; word += 1) {
    let rest = bits[word] as number;
    const here = popCount(rest);
    if (passed + here > from) {
      for (let at = passed; rest !== 0 && members.length < count; at += 1) {
        const lowest = rest & -rest;
        if (at >= from) members.push((word << 5) + 31 - Math.clz32(lowest));
        rest ^= lowest;
      }
    }
    passed += here;
  }
  return members;
}

function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

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
  /** Whether {@link rows} lists the selected rows; otherwise it lists all others. */
  listsMembers = true;

  constructor(size: number) {
    this.size = size;
    this.bits = allocateBits(size);
    this.rows = new Int32Array(size);
  }

  /** Brings the other fields up to date; must be called after {@link bits} has changed. */
  settle(): void {
    this.count = countBits(this.bits);
    this.listsMembers = this.count * 2 <= this.size;
    this.listed = writeBitIndices(this.bits, this.size, this.listsMembers, this.rows);
  }
}
