import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LabelledMark, type LabelSide, placeLabels } from './label-sides.ts';

const CHART = { width: 600, height: 480 };
/** Pixels from a mark to its name, how high a name is, and half a mark, as the chart draws them. */
const [GAP, HEIGHT, RISE, MARK] = [12, 18, 16, 7];

const sidesOf = (...given: Parameters<typeof placeLabels>) => placeLabels(...given).map(({ side }) => side);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function nameBox({ x, y, width }: LabelledMark, side: Exclude<LabelSide, null>): Box {
  const left = side === 'right' ? x + GAP : side === 'left' ? x - GAP - width : x - width / 2;
  const middle = side === 'above' ? y - RISE : side === 'below' ? y + RISE : y;
  return { left, right: left + width, top: middle - HEIGHT / 2, bottom: middle + HEIGHT / 2 };
}

const markBox = ({ x, y }: LabelledMark): Box => ({ left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK });
const meet = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1e-9 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1e-9;

const marks = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: CHART.width, noNaN: true }),
    y: fc.double({ min: 0, max: CHART.height, noNaN: true }),
    width: fc.integer({ min: 10, max: 180 }),
  }),
  { maxLength: 25 },
);

test('puts a name right of its mark if there is room, else elsewhere', () => {
  expect(sidesOf([{ x: 100, y: 100, width: 80 }], CHART)).toEqual(['right']);
  expect(sidesOf([{ x: 580, y: 100, width: 80 }], CHART)).toEqual(['left']);
  expect(sidesOf([{ x: 300, y: 100, width: 500 }], CHART)).toEqual(['above']);
  expect(sidesOf([{ x: 300, y: 10, width: 500 }], CHART)).toEqual(['below']);
  expect(sidesOf([{ x: 300, y: 100, width: 601 }], CHART)).toEqual([null]);
});

test('the first name keeps its side and the next one moves', () => {
  const near = { x: 130, y: 100, width: 60 };
  expect(sidesOf([{ x: 100, y: 100, width: 60 }, near], CHART)).toEqual(['left', 'right']);
  expect(sidesOf([near, near, near, near, near], CHART)).toEqual(['right', 'left', null, null, null]);
});

test('names that have no room leave it to their short labels', () => {
  const near = { x: 130, y: 100, width: 60, short: 10 };
  expect(placeLabels([near, near, near, near, near], CHART)).toEqual([
    { side: 'right', isShort: false },
    { side: 'left', isShort: false },
    { side: 'above', isShort: true },
    { side: 'below', isShort: true },
    { side: null, isShort: true },
  ]);
});

test('puts no name under an overlay of the chart', () => {
  const corner = { left: 550, right: 600, top: 0, bottom: 90 };
  expect(sidesOf([{ x: 480, y: 40, width: 80 }], CHART)).toEqual(['right']);
  expect(sidesOf([{ x: 480, y: 40, width: 80 }], CHART, [corner])).toEqual(['left']);
});

test('no name overlaps another, another’s mark, or the edge; the same marks have the same sides', () => {
  fc.assert(
    fc.property(marks, (given) => {
      const sides = sidesOf(given, CHART);
      expect(sidesOf(given, CHART)).toEqual(sides);
      expect(sides).toHaveLength(given.length);
      const names = given.map((mark, at) => {
        const side = sides[at] ?? null;
        return side === null ? null : nameBox(mark, side);
      });
      names.forEach((name, at) => {
        if (name === null) return;
        expect(name.left).toBeGreaterThanOrEqual(-1e-9);
        expect(name.right).toBeLessThanOrEqual(CHART.width + 1e-9);
        expect(name.top).toBeGreaterThanOrEqual(-1e-9);
        expect(name.bottom).toBeLessThanOrEqual(CHART.height + 1e-9);
        names.slice(at + 1).forEach((other) => {
          if (other !== null) expect(meet(name, other)).toBe(false);
        });
        given.forEach((mark, other) => {
          if (other !== at) expect(meet(name, markBox(mark))).toBe(false);
        });
      });
    }),
  );
});
