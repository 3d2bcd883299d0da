import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Land, squaresWith } from './sea.fixture.ts';
import { SeaChart } from './sea-chart.ts';
import { readSea, type SeaData, writeSea } from './sea-file.ts';
import { seaGraph } from './sea-graph.ts';

const GRID = 16;
/** Waypoints lie on so fine a grid. */
const FINE = 2 ** 21;

const cell = fc.integer({ min: 0, max: GRID - 1 });
const land: fc.Arbitrary<Land> = fc.tuple(cell, cell).map(([left, top]) => ({
  left: left / GRID,
  top: top / GRID,
  right: (left + 1) / GRID,
  bottom: (top + 1) / GRID,
}));
const axis = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: FINE - 1 }), { minLength: length, maxLength: length })
    .map((whole) => Float64Array.from(whole, (one) => one / FINE));
const sea: fc.Arbitrary<SeaData> = fc.integer({ min: 0, max: 30 }).chain((count) =>
  fc
    .tuple(
      fc.array(land, { maxLength: 12 }),
      axis(count),
      axis(count),
      fc.uniqueArray(fc.tuple(fc.nat({ max: 29 }), fc.nat({ max: 29 })), { selector: String, maxLength: 60 }),
    )
    .map(([lands, x, y, pairs]) => ({
      squares: squaresWith(lands, 4),
      x,
      y,
      pairs: Int32Array.from(pairs.filter(([one, other]) => one < other && other < count).flat()),
    })),
);
const small: SeaData = {
  squares: squaresWith([{ left: 0.25, top: 0.25, right: 0.375, bottom: 0.5 }], 4),
  x: Float64Array.of(0.5, 0.125, 0.75),
  y: Float64Array.of(0.25, 0.5, 0.125),
  pairs: Int32Array.of(0, 1, 0, 2, 1, 2),
};

/** The waypoints that are seen from each, in order. */
const seenIn = (graph: ReturnType<typeof seaGraph>) =>
  Array.from(graph.x, (_, at) =>
    [...graph.links.subarray(graph.first[at] as number, graph.first[at + 1] as number)].sort((a, b) => a - b),
  );

test('round-trips water, waypoints and sight', () => {
  fc.assert(
    fc.property(sea, (data) => {
      const read = readSea(writeSea(data));
      if (!read.ok) throw new Error(read.error.problem);
      const { chart, graph } = read.value;
      const written = new SeaChart(data.squares);
      for (let at = 0; at < GRID * GRID; at += 1) {
        const point = { x: ((at % GRID) + 0.5) / GRID, y: (Math.floor(at / GRID) + 0.5) / GRID };
        expect(chart.isWater(point)).toBe(written.isWater(point));
        expect(chart.sizeAt(point)).toBe(written.sizeAt(point));
      }
      expect(graph.x).toEqual(data.x);
      expect(graph.y).toEqual(data.y);
      expect(seenIn(graph)).toEqual(seenIn(seaGraph(data.x, data.y, data.pairs)));
    }),
  );
});

test('stores a waypoint to a hundredth of a nautical mile', () => {
  const read = readSea(writeSea({ ...small, x: Float64Array.of(0.1, 0.2, 0.3) }));
  const x = read.ok ? [...read.value.graph.x] : [];
  expect(x.map((one) => one.toFixed(6))).toEqual(['0.100000', '0.200000', '0.300000']);
});

describe('rejects a file', () => {
  const bytes = writeSea(small);
  const problem = (file: Uint8Array) => {
    const read = readSea(file);
    return read.ok ? null : read.error.problem;
  };

  test('of another type or version', () => {
    expect(problem(new Uint8Array())).toBe('it does not begin like a chart of this format');
    expect(problem(Uint8Array.of(0x48, 0x53, 0x45, 0x41, 2))).toBe('it does not begin like a chart of this format');
  });

  test('cut anywhere', () => {
    for (let length = 0; length < bytes.length; length += 1) expect(problem(bytes.slice(0, length))).not.toBeNull();
    fc.assert(
      fc.property(sea, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (data, part) => {
        const whole = writeSea(data);
        expect(problem(whole.slice(0, Math.floor(part * whole.length)))).not.toBeNull();
      }),
    );
  });

  test('with trailing bytes', () => {
    expect(problem(Uint8Array.of(...bytes, 0))).toBe('it is truncated, or longer than it says');
  });

  const HEAD = [...bytes.slice(0, 5)];
  test.each([
    ['without squares', [...HEAD, 0], 'its squares do not fit together'],
    ['with more squares than its length', [...HEAD, 0xff, 0xff, 0xff, 0x7f], 'its squares do not fit together'],
    ['with an unused square', [...HEAD, 2, 0, 0, 0], 'its squares do not fit together'],
    ['with a missing square', [...HEAD, 1, 2, 0], 'its squares do not fit together'],
    ['with more waypoints than its length', [...HEAD, 1, 0, 0xff, 0xff, 0x7f], 'it is truncated'],
    ['with more sight than its length', [...HEAD, 1, 0, 1, 0, 0, 0x7f], 'it is truncated'],
    ['with an absurd amount of sight', [...HEAD, 1, 0, 1, 0, 0, 0xff, 0xff, 0xff, 0xff, 0x0f], 'it is truncated'],
    ['with sight of a missing waypoint', [...HEAD, 1, 0, 1, 0, 0, 1, 1], 'it links waypoints that it does not hold'],
    [
      'with sight of a distant waypoint',
      [...HEAD, 1, 0, 1, 0, 0, 1, 0xff, 0xff, 0xff, 0xff, 0x0e],
      'it links waypoints that it does not hold',
    ],
  ])('%s', (_, file, expected) => {
    expect(problem(Uint8Array.from(file))).toBe(expected);
  });

  test('with corrupt bytes, or reads a consistent sea', () => {
    const wrong = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sea, wrong, (data, changes) => {
        const file = writeSea(data);
        for (const [at, byte] of changes) if (at % file.length >= HEAD.length) file[at % file.length] = byte;
        const read = readSea(file);
        if (!read.ok) return;
        const { chart, graph } = read.value;
        chart.isClear({ x: 0.01, y: 0.02 }, { x: 0.99, y: 0.98 });
        expect(graph.first.at(-1)).toBe(graph.links.length);
        expect(graph.links.every((at) => at >= 0 && at < graph.x.length)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
