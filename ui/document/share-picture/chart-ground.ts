import { BRASS, COAST, LAND, NAVY, PAPER } from '../../drawing/colour.ts';
import { svgElement } from '../../drawing/svg.ts';
import { GROUND_HEIGHT, SHARE_PICTURE_SIZE } from './share-layout.ts';
import type { ShareChart } from './share-picture.ts';

/** The files of a chart's land, by their addresses. */
export type LandFiles = ReadonlyMap<string, string>;

const { width: WIDTH } = SHARE_PICTURE_SIZE;
const LAND_PATH = /id="land"[^>]* d="([^"]*)"/;
/** Units across a cell's file, and the overlap of neighbours. */
const CELL = 5000;
const OVERLAP = 20;
const SQUARE = `M${-OVERLAP} ${-OVERLAP}h${CELL + 2 * OVERLAP}v${CELL + 2 * OVERLAP}h${-CELL - 2 * OVERLAP}z`;

/** Draws the chart with the route and its stops; a file that is missing leaves sea. */
export function chartMarkup({ viewBox, cells, route, stops }: ShareChart, land: LandFiles): string {
  const pixel = Number(viewBox.split(' ')[2]) / WIDTH;
  const places = cells.flatMap(({ kind, file, transform, scale }) => {
    const d = kind === 'land' ? SQUARE : LAND_PATH.exec((file && land.get(file)) ?? '')?.[1];
    return d === undefined ? [] : [{ d, transform, stroke: (pixel * 2.4) / scale, isCoast: kind === 'coast' }];
  });
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  // All coasts are drawn below all land, so that neither their inner half nor the edge between two cells is visible.
  const coasts = places
    .filter(({ isCoast }) => isCoast)
    .map(({ d, transform, stroke }) =>
      svgElement('path', { d, transform, ...line, stroke: COAST, 'stroke-width': stroke }),
    );
  const ground = places.map(({ d, transform }) => svgElement('path', { d, transform, fill: LAND }));
  const legs =
    svgElement('path', { d: route, ...line, stroke: PAPER, 'stroke-width': pixel * 9 }) +
    svgElement('path', {
      ...{ d: route, ...line, stroke: BRASS, 'stroke-width': pixel * 4 },
      'stroke-dasharray': `${pixel * 0.01} ${pixel * 9}`,
    });
  const marks = stops.map(({ x, y }) =>
    svgElement('circle', {
      ...{ cx: x * WIDTH, cy: y * GROUND_HEIGHT, r: 8 },
      ...{ fill: NAVY, stroke: PAPER, 'stroke-width': 3 },
    }),
  );
  const frame = { viewBox, width: WIDTH, height: GROUND_HEIGHT, preserveAspectRatio: 'none' };
  return svgElement('svg', frame, coasts.join('') + ground.join('') + legs) + marks.join('');
}
