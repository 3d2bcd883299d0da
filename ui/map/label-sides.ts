/** A mark on a chart and its name, in pixels of the chart. */
export interface LabelledMark {
  readonly x: number;
  readonly y: number;
  /** The width of its written name. */
  readonly width: number;
  /** The width of its short label; missing for none. */
  readonly short?: number | undefined;
}

/** The side of the mark on which its label is written; null if the label would overlap something on every side. */
export type LabelSide = 'right' | 'left' | 'above' | 'below' | null;

/** Where the label of a mark is written, and whether it is the short one. */
export interface MarkLabel {
  readonly side: LabelSide;
  readonly isShort: boolean;
}

/** A rectangle in pixels of the chart. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const SIDES = ['right', 'left', 'above', 'below'] as const;
/** Pixels: from a mark to a name beside it, half a name's height, to the middle of a name above it, half a mark. */
const GAP = 12;
const HALF_HEIGHT = 9;
const RISE = 16;
const MARK = 7;

/**
 * Gives each name a side on which it overlaps no mark, no other name and no edge; earlier marks take precedence. Where
 * all names are placed, the short labels of those without a side get what room is left.
 * @param covered areas of the chart, such as those under its buttons, that get no label
 */
export function placeLabels(
  marks: readonly LabelledMark[],
  chart: { readonly width: number; readonly height: number },
  covered: readonly Box[] = [],
): readonly MarkLabel[] {
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK }));
  taken.push(...covered);
  const freeSide = (mark: LabelledMark, at: number): LabelSide => {
    const free = SIDES.find((side) => {
      const box = boxOf(mark, side);
      const inside = box.left >= 0 && box.right <= chart.width && box.top >= 0 && box.bottom <= chart.height;
      return inside && taken.every((other, index) => index === at || !meet(box, other));
    });
    if (free === undefined) return null;
    taken.push(boxOf(mark, free));
    return free;
  };
  const names = marks.map(freeSide);
  return marks.map((mark, at) => {
    const { short } = mark;
    const side = names[at] ?? null;
    if (side !== null || short === undefined) return { side, isShort: false };
    return { side: freeSide({ ...mark, width: short }, at), isShort: true };
  });
}

function boxOf({ x, y, width }: LabelledMark, side: (typeof SIDES)[number]): Box {
  const level = { top: y - HALF_HEIGHT, bottom: y + HALF_HEIGHT };
  switch (side) {
    case 'right':
      return { left: x + GAP, right: x + GAP + width, ...level };
    case 'left':
      return { left: x - GAP - width, right: x - GAP, ...level };
    case 'above':
      return { left: x - width / 2, right: x + width / 2, top: y - RISE - HALF_HEIGHT, bottom: y - RISE + HALF_HEIGHT };
    case 'below':
      return { left: x - width / 2, right: x + width / 2, top: y + RISE - HALF_HEIGHT, bottom: y + RISE + HALF_HEIGHT };
  }
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
