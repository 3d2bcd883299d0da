/** A mark on a chart and its name, in pixels of the chart. */
export interface LabelledMark {
  readonly x: number;
  readonly y: number;
  /** The width of its written name. */
  readonly width: number;
}

/** The side of the mark on which its name is written; null if the name would overlap something on every side. */
export type LabelSide = 'right' | 'left' | 'above' | 'below' | null;

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
 * Gives each name a side on which it overlaps no mark, no other name and no edge; earlier marks take precedence.
 * @param covered areas of the chart, such as those under its buttons, that get no name
 */
export function labelSides(
  marks: readonly LabelledMark[],
  chart: { readonly width: number; readonly height: number },
  covered: readonly Box[] = [],
): readonly LabelSide[] {
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK }));
  taken.push(...covered);
  return marks.map((mark, at) => {
    const free = SIDES.find((side) => {
      const box = boxOf(mark, side);
      const inside = box.left >= 0 && box.right <= chart.width && box.top >= 0 && box.bottom <= chart.height;
      return inside && taken.every((other, index) => index === at || !meet(box, other));
    });
    if (free === undefined) return null;
    taken.push(boxOf(mark, free));
    return free;
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
