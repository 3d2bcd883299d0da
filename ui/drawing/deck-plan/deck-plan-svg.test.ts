import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lune, yachts } from './deck-plan.fixture.ts';
import { deckPlanBox, deckPlanSvg } from './deck-plan-svg.ts';
import { beamOrEstimate, type DeckPlanYacht } from './deck-plan-yacht.ts';
import { deckPlans } from './deck-plans.ts';

/** Least and greatest x and y of all points, control points too, of path data in the commands of a plan. */
function extent(path: string): { x: [number, number]; y: [number, number] } {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  const size: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, c: 6, q: 4, a: 7, h: 1, v: 1 };
  for (const [, name = '', numbers = ''] of path.matchAll(/([MLCchvqaz])([^MLCchvqaz]*)/g)) {
    const values = (numbers.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const step = size[name] ?? 2;
    for (let i = 0; i + step <= values.length; i += step) {
      const part = values.slice(i, i + step);
      if (name === 'h') x += part[0] ?? 0;
      else if (name === 'v') y += part[0] ?? 0;
      else {
        const [dx = 0, dy = 0] = part.slice(-2);
        const relative = name === name.toLowerCase();
        [x, y] = relative ? [x + dx, y + dy] : [dx, dy];
      }
      xs.push(x);
      ys.push(y);
    }
  }
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] };
}

function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  let rest = svg;
  for (const [tag, closing, name = '', , empty] of svg.matchAll(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name);
    rest = rest.replace(tag, '');
  }
  return open.length === 0 && !/[<>]/.test(rest);
}

test('ME4 deck plans are well-formed SVG with presentation attributes and finite numbers only', () => {
  fc.assert(
    fc.property(yachts, (yacht) => {
      for (const svg of deckPlans(yacht).map(deckPlanSvg)) {
        expect(isWellFormed(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\sstyle=|\sid=|<style|<script|href=/);
      }
    }),
    { numRuns: 40 },
  );
});

test('ME4 deck plans stay within her length and beam', () => {
  fc.assert(
    fc.property(yachts, (yacht) => {
      const half = beamOrEstimate(yacht) / 2 + 0.05;
      const extents = deckPlans(yacht).flatMap(({ shapes }) => shapes.map(({ path }) => extent(path)));
      expect(Math.min(...extents.map(({ x }) => x[0]))).toBeGreaterThan(-0.05);
      expect(Math.max(...extents.map(({ x }) => x[1]))).toBeLessThan(yacht.length + 0.05);
      expect(Math.min(...extents.map(({ y }) => y[0]))).toBeGreaterThan(-half);
      expect(Math.max(...extents.map(({ y }) => y[1]))).toBeLessThan(half);
    }),
    { numRuns: 40 },
  );
});

test('ME4 deck plans share one width, so that they align', () => {
  fc.assert(
    fc.property(yachts, (yacht) => {
      const boxes = deckPlans(yacht).map(deckPlanBox);
      expect(new Set(boxes.map(({ x, width }) => `${x} ${width}`)).size).toBe(1);
    }),
    { numRuns: 40 },
  );
});

test('ME4 draws the same yacht the same plan, which depends on her dimensions', () => {
  const drawn = (yacht: DeckPlanYacht): string => deckPlans(yacht).map(deckPlanSvg).join('');
  expect(drawn(structuredClone(lune))).toBe(drawn(lune));
  expect(drawn({ ...lune, beam: 11.4 })).not.toBe(drawn(lune));
});

test('ME4 a deck of a 60 m yacht is at most 14 kB', () => {
  for (const svg of deckPlans(lune).map(deckPlanSvg)) expect(svg.length).toBeLessThan(14_000);
});
