import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeCounts } from '../../../tests/fakes/ranges.ts';
import { nearestSliderStop, positionBetween, type SliderBounds, sliderStops } from './scale.ts';

const number = fc.oneof(
  fc.double({ min: 0, max: 9_999_999_999, noNaN: true }),
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, Number.MIN_VALUE, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN),
);
const anyBounds: fc.Arbitrary<SliderBounds> = fc.record({
  min: number,
  max: number,
  step: fc.constantFrom(null, 0.1, 1, 5, 1000),
});
const bounds = anyBounds.filter((some) => sliderStops(some).length > 0);

describe('SE4 the stops of a slider', () => {
  test.each([
    [{ min: 24.3, max: 29.6, step: 1 }, [24.3, 25, 26, 27, 28, 29, 29.6]],
    [{ min: 2012, max: 2015, step: 1 }, [2012, 2013, 2014, 2015]],
    [{ min: 1.85, max: 2.2, step: 0.1 }, [1.85, 1.9, 2, 2.1, 2.2]],
    [{ min: 4, max: 4.5, step: 1 }, [4, 4.5]],
    [{ min: 0, max: 0.3, step: 0.1 }, [0, 0.1, 0.2, 0.3]],
  ])('are whole steps between the bounds of %j', (some, stops) => {
    expect(sliderStops(some)).toEqual(stops);
  });

  test('are wider round steps where there would be too many', () => {
    expect(sliderStops({ min: 95, max: 1095, step: 1 }).slice(0, 4)).toEqual([95, 100, 105, 110]);
    expect(sliderStops({ min: 300, max: 8000, step: 1 }).slice(0, 3)).toEqual([300, 350, 400]);
  });

  test('are round sums of money at similar ratios', () => {
    const stops = sliderStops({ min: 87_500, max: 2_130_000, step: null });
    expect(stops.slice(0, 5)).toEqual([87_500, 90_000, 95_000, 100_000, 110_000]);
    expect(stops.slice(-4)).toEqual([1_800_000, 1_900_000, 2_000_000, 2_130_000]);
    expect(stops).toContain(240_000);
    for (const [at, stop] of stops.slice(2, -1).entries()) {
      const ratio = stop / (stops[at + 1] as number);
      expect(ratio).toBeGreaterThan(1.03);
      expect(ratio).toBeLessThan(1.12);
    }
  });

  test('start a ratio scale with a price of zero, six decades below the last', () => {
    const stops = sliderStops({ min: 0, max: 5_000_000, step: null });
    expect(stops.slice(0, 3)).toEqual([0, 1, 1.1]);
    expect(stops.at(-1)).toBe(5_000_000);
  });

  test.each([
    [7, 7],
    [9, 3],
    [Number.NaN, 3],
    [0, Number.POSITIVE_INFINITY],
  ])('are missing between %d and %d', (min, max) => {
    expect(sliderStops({ min, max, step: 1 })).toEqual([]);
    expect(sliderStops({ min, max, step: null })).toEqual([]);
  });

  test('include any bounds as ends, ascend, and are few', () => {
    fc.assert(
      fc.property(anyBounds, (some) => {
        const stops = sliderStops(some);
        if (!(some.min < some.max) || !Number.isFinite(some.max - some.min)) return stops.length === 0;
        expect([stops[0], stops.at(-1)]).toEqual([some.min, some.max]);
        expect(stops.length).toBeLessThanOrEqual(260);
        return stops.every((stop, at) => at === 0 || stop > (stops[at - 1] as number));
      }),
    );
  });
});

describe('SE4 the position of a value on a slider', () => {
  test('a stop is at its own index', () => {
    fc.assert(
      fc.property(bounds, (some) => {
        const stops = sliderStops(some);
        expect(stops.map((stop) => nearestSliderStop(stops, stop))).toEqual(stops.map((_, at) => at));
      }),
      { numRuns: 30 },
    );
  });

  test('a greater value never has a lesser position, and none is outside', () => {
    fc.assert(
      fc.property(bounds, fc.double({ noNaN: true }), fc.double({ noNaN: true }), (some, one, other) => {
        const stops = sliderStops(some);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [from, to] = [nearestSliderStop(stops, low), nearestSliderStop(stops, high)];
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThan(stops.length);
      }),
    );
  });

  test('is the first without stops', () => {
    expect(nearestSliderStop([], 4)).toBe(0);
  });

  test('is linear with a step, and by ratio without one', () => {
    const [by, ratio] = [
      { min: 0, max: 200, step: 1 },
      { min: 10_000, max: 1_000_000, step: null },
    ];
    expect(positionBetween(by, 50)).toBe(0.25);
    expect(positionBetween(ratio, 100_000)).toBeCloseTo(0.5);
    expect(positionBetween({ min: 0, max: 1_000_000, step: null }, 1_000)).toBeCloseTo(0.5);
    expect(positionBetween({ min: 7, max: 7, step: 1 }, 7)).toBe(0);
  });

  test('is 0 at one end, 1 at the other, and never falls as the value rises', () => {
    fc.assert(
      fc.property(bounds, number, number, (some, one, other) => {
        fc.pre(!Number.isNaN(one) && !Number.isNaN(other));
        expect([positionBetween(some, some.min), positionBetween(some, some.max)]).toEqual([0, 1]);
        const [from, to] = [positionBetween(some, Math.min(one, other)), positionBetween(some, Math.max(one, other))];
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('has no range without values', () => {
  expect(rangeCounts([], false)).toBeNull();
});

test('puts one value into one step', () => {
  expect(rangeCounts([7, 7], false)).toEqual({ min: 7, max: 7, histogram: [2] });
});

test('has equal steps, the last one including the maximum', () => {
  const counts = rangeCounts([0, 0.9, 1, 23.9, 24], false);
  expect(counts?.min).toBe(0);
  expect(counts?.max).toBe(24);
  expect(counts?.histogram).toEqual([2, 1, ...new Array(20).fill(0), 0, 2]);
});

test('SE4 has steps of equal ratio for prices', () => {
  // Four steps to a power of ten: the second from 1.78 to 3.16.
  const counts = rangeCounts([1, 1.7, 1.8, 2, 3, 1_000_000], true);
  expect(counts?.histogram).toEqual([2, 3, ...new Array(21).fill(0), 1]);
});

test('puts values six orders of magnitude below the greatest, or below zero, into the first step', () => {
  expect(rangeCounts([-5, 0, 1, 1e9], true)?.histogram).toEqual([3, ...new Array(22).fill(0), 1]);
  expect(rangeCounts([-9, -6, -3], true)?.histogram).toEqual(rangeCounts([-9, -6, -3], false)?.histogram);
});

test('counts every value once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e3, max: 1e10, noNaN: true }), { minLength: 1 }),
      fc.boolean(),
      (values, byRatio) => {
        const counts = rangeCounts(values, byRatio);
        expect(counts?.histogram.reduce((sum, count) => sum + count)).toBe(values.length);
        expect(counts?.min).toBe(Math.min(...values));
        expect(counts?.max).toBe(Math.max(...values));
      },
    ),
  );
});
