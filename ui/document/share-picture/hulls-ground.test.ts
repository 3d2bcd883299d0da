import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDrawing, anyLength } from '../../drawing/any-drawing.fixture.ts';
import { hullsLayout } from './hulls-ground.ts';
import { GROUND_HEIGHT, MARGIN, SHARE_PICTURE_SIZE, TOP_LINE } from './share-layout.ts';

const anyHull = fc.record({
  drawn: fc.record({ drawing: anyDrawing, length: anyLength, beam: fc.constant(null), draft: fc.constant(null) }),
  name: fc.constantFrom('Aurora', ''),
  length: fc.constant('50 m'),
});

describe('CF1 the side views of a picture for messengers', () => {
  test('stand within the margins, on one waterline and scale, without touching', () => {
    fc.assert(
      fc.property(fc.array(anyHull, { minLength: 1, maxLength: 6 }), (hulls) => {
        const { columns, scale, waterline, keel } = hullsLayout(hulls);
        const edges = columns.map(({ hull, middle }) =>
          [-1, 1].map((side) => middle + (side * hull.drawn.length * scale) / 2),
        );
        expect(edges[0]?.[0]).toBeGreaterThanOrEqual(MARGIN - 0.01);
        expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(SHARE_PICTURE_SIZE.width - MARGIN + 0.01);
        for (const [at, [left = 0]] of edges.entries()) {
          if (at > 0) expect(left).toBeGreaterThan(edges[at - 1]?.[1] ?? 0);
        }
        for (const { above } of columns) expect(waterline - above * scale).toBeGreaterThan(TOP_LINE);
        expect(keel + (hulls.some(({ name }) => name !== '') ? 64 : 0)).toBeLessThan(GROUND_HEIGHT);
      }),
      { numRuns: 60 },
    );
  });
});
