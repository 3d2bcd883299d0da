import { INK, INK_SOFT, NAVY } from '../../drawing/colour.ts';
import { profileExtent, profileRow } from '../../drawing/profile.ts';
import { svgElement } from '../../drawing/svg.ts';
import { fitLine } from './outline-text.ts';
import { GROUND_HEIGHT, MARGIN, SHARE_PICTURE_SIZE } from './share-layout.ts';
import type { ShareHull } from './share-picture.ts';

const ROOM = SHARE_PICTURE_SIZE.width - 2 * MARGIN;
/** Below mark and label. */
const TOP = 124;
const FOOT = 30;
/** Pixels below the keels for name and length, and the least width of a column with them. */
const NAMES = 66;
const MIN_COLUMN = 116;
const NAME = { face: 'label', size: 24, least: 18 } as const;
const GAP = { least: 30, most: 110 };

/** Draws side views on one scale and one waterline, each with her name and length below. */
export function hullsMarkup(hulls: readonly ShareHull[]): string {
  const { columns, waterline, keel, scale } = hullsLayout(hulls);
  const water = svgElement('path', {
    d: `M0 ${waterline}H${SHARE_PICTURE_SIZE.width}`,
    stroke: NAVY,
    'stroke-width': 1.5,
  });
  const names = columns.map(({ hull, width }) => fitLine(hull.name, { ...NAME, width: width + GAP.least - 12 }));
  // All names of a row have one size.
  const size = Math.min(...names.map((name) => name.size));
  const drawn = columns.map(({ hull, middle, width, above, below }) => {
    const { svg } = profileRow([hull.drawn], 0);
    const length = hull.drawn.length * scale;
    const [x, y, height] = [middle - length / 2, waterline - above * scale, (above + below) * scale];
    // The drawing is a document of its own: it gets a place, and keeps its scale.
    const placed = svg.replace('<svg', `<svg x="${px(x)}" y="${px(y)}" width="${px(length)}" height="${px(height)}"`);
    const name = fitLine(hull.name, { ...NAME, size, width: width + GAP.least - 12 });
    const measure = fitLine(hull.length, { ...NAME, face: 'sans', size: Math.min(size, 21), width });
    return (
      placed +
      svgElement('path', { d: name.path(middle - name.width / 2, keel + 36), fill: INK }) +
      svgElement('path', { d: measure.path(middle - measure.width / 2, keel + 64), fill: INK_SOFT })
    );
  });
  return water + drawn.join('');
}

function px(value: number): string {
  return value.toFixed(2);
}

/** Places hulls in columns: the largest scale at which all of them, and their names, have room. */
export function hullsLayout(hulls: readonly ShareHull[]) {
  const extents = hulls.map((hull) => ({ hull, ...profileExtent(hull.drawn) }));
  const above = Math.max(1, ...extents.map((extent) => extent.above));
  const below = Math.max(0.5, ...extents.map((extent) => extent.below));
  const isNamed = hulls.some(({ name }) => name !== '');
  const height = GROUND_HEIGHT - TOP - FOOT - (isNamed ? NAMES : 0);
  const columnAt = (scale: number) => (hull: ShareHull) =>
    Math.max(hull.drawn.length * scale, isNamed ? MIN_COLUMN : 1);
  const widthAt = (scale: number) => hulls.map(columnAt(scale)).reduce((sum, width) => sum + width, 0);
  const room = ROOM - GAP.least * Math.max(0, hulls.length - 1);
  let scale = height / (above + below);
  for (let tries = 0; tries < 200 && widthAt(scale) > room; tries += 1) scale *= 0.98;
  const taken = widthAt(scale);
  const gap = Math.min(GAP.most, (ROOM - taken) / Math.max(1, hulls.length - 1));
  let x = MARGIN + (ROOM - taken - gap * Math.max(0, hulls.length - 1)) / 2;
  const columns = extents.map((extent) => {
    const width = columnAt(scale)(extent.hull);
    const middle = x + width / 2;
    x += width + gap;
    return { ...extent, middle, width };
  });
  // The rest of the height is divided equally above and below.
  const waterline = TOP + above * scale + (height - (above + below) * scale) / 2;
  return { columns, scale, waterline, keel: waterline + below * scale };
}
