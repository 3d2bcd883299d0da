import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TileServer } from '../../core/geo/mercator.ts';
import { TileServerContext } from '../components/map-tiles.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { ChartBackground, tileAddress, tilesOfFrame } from './ChartBackground.tsx';
import { frameAround, frameOfBox, frameOfPlaces } from './map-frame.ts';

const WORLD = frameOfBox({ south: -50, west: -170, north: 60, east: 170 }, 1.75);
const MEDITERRANEAN = frameOfBox({ south: 36, west: -5, north: 44, east: 18 }, 1.75);
const FIJI = frameOfPlaces(
  [
    { latitude: -17.3, longitude: 177.2 },
    { latitude: -19, longitude: -175 },
  ],
  1.75,
);
const CYCLADES = frameOfBox({ south: 36.5, west: 23.9, north: 37.6, east: 25.9 }, 1.75);

function landOf(frame: typeof WORLD, tiles: TileServer | null = null, still = false): string {
  return renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: (key) => key }}>
      <TileServerContext value={tiles}>
        <ChartBackground frame={frame} shape="wide" still={still} />
      </TileServerContext>
    </PageLanguageContext>,
  );
}

/** Class and file of what is drawn, one on the other. */
function layers(markup: string): readonly string[] {
  return [...markup.matchAll(/<(?:use|path|rect|image)\b[^>]*?class="([^"]*)"(?:[^>]*?href="([^"]*)")?/g)].map(
    ([, name, href]) => `${name} ${href?.replace(/^.*\/(?=[^/]+$)/, '') ?? ''}`.trim(),
  );
}

describe('the land of a chart', () => {
  test('is drawn from one file for the world, and from a finer one closer up', () => {
    const kinds = (frame: typeof WORLD) => [...new Set(layers(landOf(frame)))];
    expect(kinds(WORLD)).toEqual(['chart-lines', 'chart-coast world.svg#land', 'chart-ground world.svg#land']);
    expect(kinds(MEDITERRANEAN)).toEqual([
      'chart-lines',
      'chart-coast coasts.svg#land',
      'chart-ground coasts.svg#land',
    ]);
  });

  test('is loaded in cells at close range, which then hide the coarser one', () => {
    const drawn = layers(landOf(CYCLADES));
    const cells = ['40-27', '41-27', '40-28', '41-28'];
    expect(drawn).toEqual([
      'chart-coast coasts.svg#land',
      'chart-ground coasts.svg#land',
      ...cells.map((cell) => `chart-sea ${cell}.svg#sea`),
      'chart-lines',
      ...cells.map((cell) => `chart-coast ${cell}.svg#land`),
      ...cells.map((cell) => `chart-ground ${cell}.svg#land`),
    ]);
  });
});

describe('map tiles', () => {
  const tiles = { template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© <b>A</b> & "B"' };

  test.each([WORLD, MEDITERRANEAN, CYCLADES])('cover the chart without our own land over them', (frame) => {
    const markup = landOf(frame, tiles);
    expect(markup).not.toContain('<use');
    expect(layers(markup)).toEqual(['chart-lines']);
    const images = markup.match(/<image [^>]*href="https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png"/g) ?? [];
    expect(images.length).toBeGreaterThan(3);
    expect(images.length).toBeLessThanOrEqual(40);
    expect(markup.indexOf('<image')).toBeLessThan(markup.indexOf('chart-lines'));
  });

  test('show their attribution as plain text', () => {
    expect(landOf(WORLD, tiles)).toContain('<p class="chart-credit">© &lt;b&gt;A&lt;/b&gt; &amp; &quot;B&quot;</p>');
    expect(landOf(WORLD)).not.toMatch(/<image|chart-credit/);
  });
});

describe('a still chart', () => {
  const tiles = { template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© A' };
  const picture = (frame: typeof WORLD, over: TileServer | null = null) =>
    landOf(frame, over, true).match(/<img [^>]*>/)?.[0] ?? null;

  test('is a lazy picture of its part of the world', () => {
    const markup = landOf(MEDITERRANEAN, null, true);
    const shown = picture(MEDITERRANEAN) ?? '';
    expect(shown).toMatch(/^<img class="chart-land" /);
    expect(shown).toContain(' alt="" loading="lazy" decoding="async"');
    const [, file, box] = shown.match(/src="[^"]*?([^/"]+\.svg)#svgView\(viewBox\(([^)]*)\)\)"/) ?? [];
    expect(file).toBe('coasts.svg');
    // The same that the lines of the graticule lie in.
    expect(box?.split(',').join(' ')).toBe(markup.match(/<svg class="chart-land" viewBox="([^"]*)"/)?.[1]);
    expect(box?.split(',').map(Number)).toEqual([
      expect.closeTo(MEDITERRANEAN.x * 36_000, 2),
      expect.closeTo(MEDITERRANEAN.y * 36_000, 2),
      expect.closeTo(MEDITERRANEAN.width * 36_000, 2),
      expect.closeTo(MEDITERRANEAN.height * 36_000, 2),
    ]);
    expect(layers(markup)).toEqual(['chart-lines']);
  });

  test.each<[string, typeof WORLD, TileServer | null]>([
    ['tiles are shown', MEDITERRANEAN, tiles],
    ['land is loaded in cells', CYCLADES, null],
    ['it crosses the antimeridian', FIJI, null],
  ])('is drawn inline when %s', (_, frame, over) => {
    expect(picture(frame, over)).toBeNull();
    expect(landOf(frame, over, true)).toBe(landOf(frame, over));
  });

  test('is drawn inline once it moves', () => {
    expect(landOf(MEDITERRANEAN)).not.toContain('<img');
    expect(landOf(MEDITERRANEAN)).toContain('<use');
  });
});

const part = fc.double({ min: 0, max: 1, noNaN: true });
const frames = fc
  .record({
    x: part,
    y: part,
    width: fc.double({ min: 0.001, max: 1, noNaN: true }),
    aspect: fc.constantFrom(1.25, 1.75),
  })
  .map(({ x, y, width, aspect }) => frameAround({ x, y }, width, aspect));
const pixels = fc.integer({ min: 1, max: 6000 });

describe('the tiles of a frame', () => {
  test('cover it without duplicates or extra tiles, at most 40', () => {
    fc.assert(
      fc.property(frames, pixels, (frame, across) => {
        const tiles = tilesOfFrame(frame, across);
        expect(tiles.length).toBeGreaterThan(0);
        expect(tiles.length).toBeLessThanOrEqual(40);
        expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length);
        const size = 2 ** -(tiles[0]?.zoom ?? 0);
        let covered = 0;
        for (const { zoom, column, row } of tiles) {
          expect(2 ** -zoom).toBe(size);
          expect(row).toBeGreaterThanOrEqual(0);
          expect((row + 1) * size).toBeLessThanOrEqual(1);
          const wide = Math.min((column + 1) * size, frame.x + frame.width) - Math.max(column * size, frame.x);
          const high = Math.min((row + 1) * size, frame.y + frame.height) - Math.max(row * size, frame.y);
          expect(Math.min(wide, high)).toBeGreaterThan(0);
          covered += wide * high;
        }
        expect(covered / (frame.width * frame.height)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('match the screen’s resolution approximately', () => {
    const frame = frameOfBox({ south: 36, west: -5, north: 44, east: 18 }, 1.75);
    const [tile] = tilesOfFrame(frame, 1000);
    const shown = (2 ** -(tile?.zoom ?? 0) / frame.width) * 1000;
    expect(shown).toBeGreaterThan(256 / Math.SQRT2);
    expect(shown).toBeLessThan(256 * Math.SQRT2);
  });

  test('are the single world tile when there is room for no more', () => {
    expect(tilesOfFrame({ x: 0, y: 0.1, width: 1, height: 0.6 }, 200)).toEqual([{ zoom: 0, column: 0, row: 0 }]);
  });
});

test('wrap columns around the earth in a URL', () => {
  const template = 'https://tiles.example/{z}/{x}/{y}.png?style=sea';
  expect(tileAddress(template, { zoom: 3, column: 5, row: 2 })).toBe('https://tiles.example/3/5/2.png?style=sea');
  expect(tileAddress(template, { zoom: 3, column: 9, row: 2 })).toBe('https://tiles.example/3/1/2.png?style=sea');
  expect(tileAddress(template, { zoom: 3, column: -1, row: 2 })).toBe('https://tiles.example/3/7/2.png?style=sea');
});
