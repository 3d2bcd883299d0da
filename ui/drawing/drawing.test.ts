import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDrawing, anyLength } from './any-drawing.fixture.ts';
import type { DrawnYacht } from './drawn-yacht.ts';
import { elevationSizes, profileElevation } from './elevation.ts';
import { pathInFrame } from './geometry.ts';
import PAINTS from './paints.json' with { type: 'json' };
import { profileOf, profileRow } from './profile.ts';
import { profileScene } from './profile-scene.ts';
import { SAMPLE_DRAWING } from './sample-drawing.fixture.ts';
import PALETTES from './scene/palettes.json' with { type: 'json' };

const labels = { meters: (n: number) => `${n.toFixed(1)} m` };

const yachts: fc.Arbitrary<DrawnYacht> = fc.record({
  drawing: anyDrawing,
  length: anyLength,
  beam: fc.option(fc.double({ min: 4, max: 20, noNaN: true })),
  draft: fc.option(fc.double({ min: 0.8, max: 6, noNaN: true })),
});

const lune: DrawnYacht = { drawing: SAMPLE_DRAWING, length: 74.2, beam: 12.2, draft: 3.6 };

/** Every tag is opened and closed in order, and every attribute is quoted. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  let rest = svg;
  for (const [tag, closing, name, attributes = '', empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z:-]+="[^"<]*")*)(\/?)>/g,
  )) {
    if (closing) {
      if (attributes || open.pop() !== name) return false;
    } else if (!empty) open.push(name ?? '');
    rest = rest.replace(tag, '');
  }
  return open.length === 0 && svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="') && !/[<>]/.test(rest);
}

/** The least and greatest x of the end points of path data written with M L C Q a l q z. */
function reach(path: string): [number, number] {
  let x = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLCQalqz])([^MLCQalqz]*)/g)) {
    const values = (numbers.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const size = { C: 6, Q: 4, q: 4, a: 7 }[command] ?? 2;
    for (let i = size; i <= values.length; i += size) {
      const end = values[i - 2] ?? 0;
      x = command === command.toLowerCase() ? x + end : end;
      least = Math.min(least, x);
      most = Math.max(most, x);
    }
  }
  return [least, most];
}

function expectClean(svg: string): void {
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\sstyle=|<style|<script|url\((?!#)|href="(?!#)/);
  expect(svg).not.toMatch(/\d\.\d{3}/);
}

describe('ME4 any yacht', () => {
  test('ME4 has a clean scene below 27 kB in both ratios', () => {
    fc.assert(
      fc.property(yachts, fc.constantFrom('3:2' as const, '16:10' as const), (yacht, ratio) => {
        const svg = profileScene(yacht, { ratio });
        expectClean(svg);
        expect(svg.length).toBeLessThan(27_000);
        expect(svg).toContain(`viewBox="0 0 1440 ${ratio === '3:2' ? 960 : 900}"`);
      }),
      { numRuns: 50 },
    );
  });

  test('ME4 has a clean elevation and row', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        expectClean(profileElevation(yacht, labels));
        expectClean(profileRow([yacht, lune], 5).svg);
      }),
      { numRuns: 40 },
    );
  });

  test('ME4 is drawn at her true length, within 1 %', () => {
    fc.assert(
      fc.property(yachts, fc.boolean(), (yacht, sailsSet) => {
        const reaches = profileOf(yacht, sailsSet)
          .shapes.filter(({ path }) => path !== '')
          .map(({ path }) => reach(path));
        const stern = Math.min(...reaches.map(([least]) => least));
        const bow = Math.max(...reaches.map(([, most]) => most));
        expect(Math.abs(stern)).toBeLessThan(0.01 * yacht.length);
        expect(Math.abs(bow - yacht.length)).toBeLessThan(0.01 * yacht.length);
      }),
      { numRuns: 80 },
    );
  });

  test('ME4 fits her whole length in the frame of a scene', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        const svg = profileScene(yacht, { ratio: '3:2' });
        const [, x = '', scale = ''] =
          /<g transform="translate\(([-\d.]+) [-\d.]+\) scale\(([-\d.]+) -/.exec(svg) ?? [];
        const other = Number(x) + Number(scale) * yacht.length;
        expect(Math.min(Number(x), other)).toBeGreaterThan(40);
        expect(Math.max(Number(x), other)).toBeLessThan(1400);
      }),
      { numRuns: 40 },
    );
  });
});

test('ME4 is drawn the same for the same yacht, and differently for another seed', () => {
  const again: DrawnYacht = structuredClone(lune);
  expect(profileScene(again, { ratio: '3:2' })).toBe(profileScene(lune, { ratio: '3:2' }));
  expect(profileElevation(again, labels)).toBe(profileElevation(lune, labels));
  const sister: DrawnYacht = { ...lune, drawing: { ...lune.drawing, seed: 101 } };
  expect(profileScene(sister, { ratio: '3:2' })).not.toBe(profileScene(lune, { ratio: '3:2' }));
});

test.each([30, 44, 57])('ME4 the windows of a classic %d m sailing yacht are centred in her deckhouses', (length) => {
  const drawing = { ...SAMPLE_DRAWING, rig: 'sail', style: 'classic', masts: 1 } as const;
  const { shapes } = profileOf({ ...lune, length, drawing }, false);
  const houses = shapes.filter(({ tone }, at) => tone === 'teak' && shapes[at + 1]?.tone === 'glass');
  expect(houses).toHaveLength(2);
  for (const house of houses) {
    const [aft, fore] = reach(house.path);
    const [first, last] = reach(shapes[shapes.indexOf(house) + 1]?.path ?? '');
    expect(first - aft).toBeCloseTo(fore - last, 1);
  }
});

test.each([36, 60, 90])(
  'ME4 the stanchions of a classic %d m motor yacht stand on the rail of her promenade',
  (length) => {
    const drawing = { ...SAMPLE_DRAWING, rig: 'motor', style: 'classic' } as const;
    const dashed = profileOf({ ...lune, length, drawing }, false).shapes.filter(({ dash }) => dash !== null);
    const middle = (path: string) => Number(path.split(' ').at(-1));
    const at = dashed.findIndex(({ tone }) => tone === 'house');
    const [posts, rail] = [dashed[at], dashed[at + 1]];
    // The open rail's posts are drawn 42 cm above the sheer, which is lower still where the promenade ends.
    expect(middle(posts?.path ?? '') - (posts?.width ?? 0) / 2).toBeLessThan(middle(rail?.path ?? '') - 0.42);
  },
);

test('ME4 two scenes on one page share no ids', () => {
  const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const sister: DrawnYacht = { ...lune, length: 74.3 };
  const all = [
    ...ids(profileScene(lune, { ratio: '3:2' })),
    ...ids(profileScene(lune, { ratio: '16:10' })),
    ...ids(profileScene(sister, { ratio: '3:2' })),
  ];
  expect(all.length).toBeGreaterThan(3);
  expect(new Set(all).size).toBe(all.length);
});

test('ME4 the elevation has its caller’s text, a tick every five meters and a bar of ten', () => {
  const svg = profileElevation(lune, { meters: (n) => `<${n.toFixed(1).replace('.', ',')} m>` });
  expect(svg).toMatch(/d="M0 [\d.]+L10 [\d.]+"/);
  expect(svg).toContain('>&lt;3,6 m&gt;</text>');
  expect(svg.match(/<text/g)).toHaveLength(8 + 2);
});

test('ME4 every text of an elevation for a phone is inside it and at least 12 px high there', () => {
  fc.assert(
    fc.property(yachts, (yacht) => {
      const svg = profileElevation(yacht, { meters: (n) => `${n.toFixed(1)} m` }, true);
      const [x, , width] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number) as [
        number,
        number,
        number,
      ];
      const size = Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);
      expect((size * elevationSizes(yacht).narrow.width) / width).toBeGreaterThan(11.5);
      for (const [, at, text = ''] of svg.matchAll(/<text x="([-\d.]+)"[^>]*>([^<]*)</g)) {
        const half = text.length * 0.56 * size;
        expect(Number(at)).toBeGreaterThanOrEqual(x);
        expect(Number(at) + (Number(at) > yacht.length ? half : half / 2)).toBeLessThan(x + width);
      }
    }),
    { numRuns: 40 },
  );
});

test('CF1 ME4 the slots of a row are in order, as wide as the yachts are long', () => {
  fc.assert(
    fc.property(fc.array(yachts, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 20 }), (row, gap) => {
      const { slots } = profileRow(row, gap);
      const total = row.reduce((sum, { length }) => sum + length, 0) + gap * (row.length - 1);
      slots.forEach((slot, i) => {
        expect(slot.width * total).toBeCloseTo(row[i]?.length ?? 0, 6);
        expect(slot.start).toBeCloseTo(
          i === 0 ? 0 : (slots[i - 1]?.start ?? 0) + (slots[i - 1]?.width ?? 0) + gap / total,
          6,
        );
      });
    }),
    { numRuns: 20 },
  );
});

test('ME4 writes every colour of paints and scenes as #rrggbb', () => {
  const colours = [...Object.values(PAINTS), ...Object.values(PALETTES)]
    .flatMap((tones) => Object.values(tones))
    .flat()
    .filter((value) => typeof value === 'string');
  expect(colours.length).toBeGreaterThan(100);
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  for (const { sky, land, sea } of Object.values(PALETTES))
    for (const row of [sky, land, sea]) expect(row.length).toBeGreaterThan(3);
});

test('ME4 path data in a frame takes parts of the frame, and meters added to them', () => {
  const draw = pathInFrame(10, 2, 20, 4);
  expect(draw('M0,0L1,1 .5,1-.5Q.25,0+.1 1,0Z')).toBe('M10 2L30 6 20 5.5Q15 2.1 30 2Z');
});
