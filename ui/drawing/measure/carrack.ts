import { mixColours } from '../colour.ts';
import { disc, evenlySpaced, lerp, Pen, type Point, polygon, polyline } from '../geometry.ts';
import { filledPath, svgElement } from '../svg.ts';

const OAK = '#7a5636';
const OAK_DARK = mixColours(OAK, '#1a120b', 0.5);
const TEAK = '#a87b4a';
const SPAR = '#4b3a2a';
const CANVAS = '#f6efe0';
const CANVAS_SHADE = '#e6dbc5';
const RED = '#9f2f2a';

/**
 * Draws the Santa María as her replicas are built (a nao, 1492): some 24 m of hull, three masts and a bowsprit, her
 * main sail with the cross. Metres, up positive, stern at 0.
 */
export function carrackMarkup(): string {
  const drawn = [
    lines(SPAR, 0.07, ...rigging()),
    spars(),
    squareSail(12.4, 24.3, 4.1, 17.6, 5.7, true),
    squareSail(12.9, 29.2, 1.7, 25.2, 3.2, false),
    squareSail(19.9, 19.2, 2.7, 13.2, 3.6, false),
    lateen(),
    hull(),
  ].join('');
  return svgElement('g', { transform: `translate(${ASTERN} 0)` }, drawn);
}

/** The part of the lateen sail that stands out astern. */
const ASTERN = 1;

function lines(stroke: string, width: number, ...paths: readonly string[]): string {
  return svgElement('path', { d: paths.join(''), fill: 'none', stroke, 'stroke-width': width });
}

function rigging(): string[] {
  const shrouds = (x: number, foot: number, head: number, spread: number): string[] =>
    evenlySpaced(-spread, spread * 0.4, 4).map((dx) => polyline([x + dx, foot], [x + dx * 0.06, head]));
  return [
    ...shrouds(11.6, 4, 24, 2.2),
    ...shrouds(19.2, 5, 19.4, 1.4),
    ...shrouds(3.9, 7, 16.4, 1.1),
    // Stays lead forward from each masthead, the foremost to the bowsprit.
    polyline([11.6, 25], [19.2, 8]),
    polyline([19.2, 20.4], [27.2, 11.4]),
    polyline([3.9, 17], [11, 5]),
  ];
}

function spars(): string {
  const mast = (x: number, foot: number, head: number, thick: number): string =>
    polygon([x - thick, foot], [x + thick, foot], [x + thick * 0.45, head], [x - thick * 0.45, head]);
  const flag = (x: number, y: number): string => polygon([x, y], [x - 2.2, y - 0.3], [x - 1.5, y - 0.7], [x, y - 0.9]);
  return [
    filledPath(mast(11.6, 3, 31.2, 0.36) + mast(19.2, 4, 21, 0.26) + mast(3.9, 6, 17.6, 0.2) + bowsprit(), SPAR),
    // Tops, in which the lookout stood.
    filledPath(polygon([10.9, 24.6], [12.3, 24.6], [12.7, 25.6], [10.5, 25.6]), OAK_DARK),
    filledPath(flag(11.6, 31.2) + flag(19.2, 21) + flag(3.9, 17.6), RED),
  ].join('');
}

function bowsprit(): string {
  return polygon([20.6, 6.6], [21, 6.1], [27.9, 11.4], [27.8, 11.7]);
}

/**
 * Draws a square sail as it is seen from the side, filled by wind from astern.
 * @param x of the mast; the yard is at `head` and `half` long on either side, the foot at `foot`
 */
function squareSail(x: number, head: number, half: number, foot: number, halfFoot: number, cross: boolean): string {
  const belly = x + halfFoot * 0.62;
  const [top, low]: [number, number] = [head, foot];
  const outline = new Pen([x - half, top])
    .line([x + half, top])
    .curve(
      [belly + half * 0.72, lerp(top, low, 0.4)],
      [belly + halfFoot * 0.62, lerp(top, low, 0.75)],
      [x + halfFoot, low],
    )
    .bend([x + halfFoot * 0.2, low + 1], [x - halfFoot * 0.72, low + 0.5])
    .curve([x - half * 0.55, lerp(top, low, 0.72)], [x - half * 0.72, lerp(top, low, 0.35)], [x - half, top])
    .close();
  const shade = new Pen([x - half, top])
    .line([x - half * 0.35, top])
    .curve(
      [x - half * 0.2, lerp(top, low, 0.4)],
      [x - half * 0.1, lerp(top, low, 0.75)],
      [x - halfFoot * 0.1, low + 0.72],
    )
    .line([x - halfFoot * 0.72, low + 0.5])
    .curve([x - half * 0.55, lerp(top, low, 0.72)], [x - half * 0.72, lerp(top, low, 0.35)], [x - half, top])
    .close();
  const yard = polygon([x - half - 0.6, top + 0.06], [x, top + 0.3], [x + half + 0.6, top + 0.06], [x, top - 0.1]);
  return (
    filledPath(outline, CANVAS) +
    filledPath(shade, CANVAS_SHADE) +
    (cross ? filledPath(crossAt(x + half * 0.5, lerp(top, low, 0.52), (top - low) * 0.34), RED) : '') +
    filledPath(yard, SPAR)
  );
}

/** Draws a cross pattée. */
function crossAt(x: number, y: number, half: number): string {
  const arm = (dx: number, dy: number): string => {
    const tip = (side: number): Point => [
      x + dx * half + side * dy * half * 0.3,
      y + dy * half + side * dx * half * 0.3,
    ];
    const root = (side: number): Point => [x + side * dy * half * 0.09, y + side * dx * half * 0.09];
    return polygon(root(-1), tip(-1), tip(1), root(1));
  };
  return arm(1, 0) + arm(-1, 0) + arm(0, 1) + arm(0, -1) + disc(x, y, half * 0.13);
}

/** Draws the lateen sail of the mizzen, on its long slanting yard. */
function lateen(): string {
  const sail = new Pen([6.9, 8.6])
    .line([0.4, 17.2])
    .bend([1.6, 12.4], [-0.6, 8.3])
    .bend([3.4, 7.6], [6.9, 8.6])
    .close();
  return filledPath(sail, CANVAS) + filledPath(polygon([7.3, 8], [7.5, 8.3], [0.1, 17.9], [-0.1, 17.7]), SPAR);
}

function hull(): string {
  const body = new Pen([1.6, -0.2])
    .curve([1.1, 2], [0.5, 4], [0, 6.9])
    .line([5.4, 6.2], [5.5, 4.6])
    .bend([11, 2.7], [17.4, 3.5])
    .line([17.6, 5.5])
    .bend([20.6, 6], [24, 7.2])
    .curve([23.2, 5.2], [22.8, 2.4], [20.6, -0.2])
    .close();
  const wale = (rise: number): string =>
    new Pen([1.2 - rise * 0.16, 1 + rise]).bend([11, rise * 0.72], [22 + rise * 0.18, 1.4 + rise]).open();
  const below = new Pen([1.6, 0])
    .curve([2.4, -2.6], [5, -3], [8, -3])
    .line([15, -3])
    .bend([19.2, -2.8], [20.7, 0])
    .open();
  const ports = [8, 10.4, 12.8, 15.2].map((x) => polygon([x, 2], [x + 0.6, 2], [x + 0.6, 2.55], [x, 2.55]));
  return [
    filledPath(body, OAK),
    filledPath(new Pen([1.6, -0.2]).line([1.35, 0.8]).line([21.5, 0.8]).line([20.6, -0.2]).close(), OAK_DARK),
    lines(OAK_DARK, 0.2, wale(0.9), wale(2.2), polyline([0.2, 6], [5.4, 5.4]), polyline([17.6, 4.6], [23.2, 6])),
    lines(TEAK, 0.22, polyline([0, 6.9], [5.4, 6.2]), polyline([17.6, 5.5], [24, 7.2])),
    filledPath(ports.join(''), '#17263c'),
    svgElement('path', {
      d: below,
      fill: 'none',
      stroke: '#86632f',
      'stroke-width': 0.12,
      'stroke-dasharray': '0.6 0.48',
    }),
  ].join('');
}
