import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { frameOfBox } from '../../core/map/map-frame.ts';
import type { MapTiles } from '../../core/map/tiles.ts';
import { MapTilesContext } from '../components/map-tiles.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { Land } from './ChartLand.tsx';

const WORLD = frameOfBox({ south: -50, west: -170, north: 60, east: 170 }, 1.75);
const MEDITERRANEAN = frameOfBox({ south: 36, west: -5, north: 44, east: 18 }, 1.75);
const CYCLADES = frameOfBox({ south: 36.5, west: 23.9, north: 37.6, east: 25.9 }, 1.75);

function landOf(frame: typeof WORLD, tiles: MapTiles | null = null): string {
  return renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: (key) => key }}>
      <MapTilesContext value={tiles}>
        <Land frame={frame} shape="wide" />
      </MapTilesContext>
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

  test('from nearby comes in cells, which hide the coarser one once they are there', () => {
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

describe('tiles in its place', () => {
  const tiles = { template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© <b>A</b> & "B"' };

  test.each([WORLD, MEDITERRANEAN, CYCLADES])('cover the chart, and nothing of ours lies over them', (frame) => {
    const markup = landOf(frame, tiles);
    expect(markup).not.toContain('<use');
    expect(layers(markup)).toEqual(['chart-lines']);
    const images = markup.match(/<image [^>]*href="https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png"/g) ?? [];
    expect(images.length).toBeGreaterThan(3);
    expect(images.length).toBeLessThanOrEqual(40);
    expect(markup.indexOf('<image')).toBeLessThan(markup.indexOf('chart-lines'));
  });

  test('say whose they are, as plain text', () => {
    expect(landOf(WORLD, tiles)).toContain('<p class="chart-credit">© &lt;b&gt;A&lt;/b&gt; &amp; &quot;B&quot;</p>');
    expect(landOf(WORLD)).not.toMatch(/<image|chart-credit/);
  });
});
