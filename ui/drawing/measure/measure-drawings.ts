import { BRASS, INK, INK_SOFT, mixColours, NAVY } from '../colour.ts';
import { disc, evenlySpaced, lerp, polygon, polyline, roundedBox } from '../geometry.ts';
import { filledPath, svgDocument, svgElement } from '../svg.ts';
import { carrackMarkup } from './carrack.ts';

/** The drawings beside the fleet for measure (CF4): a person and a London bus on a quay, and a ship of 1492. */
export const MEASURES = ['quay', 'santa-maria'] as const;
export type Measure = (typeof MEASURES)[number];

/** Sizes of the drawings in metres; as with berths, the waterline is 8 m above their lower edges. */
export const MEASURE_SIZES: Readonly<Record<Measure, { readonly width: number; readonly height: number }>> = {
  quay: { width: 22, height: 18 },
  'santa-maria': { width: 29, height: 40 },
};
const DEPTH = 8;

/** Lengths in metres by which the fleet is measured: the person's is a height. */
export const MEASURE_LENGTHS = { person: 1.75, bus: 11.2, ship: 24 } as const;

/** Draws what stands for measure. */
export function measureDrawing(measure: Measure): string {
  const { width, height } = MEASURE_SIZES[measure];
  const content = measure === 'quay' ? quayMarkup(width) : carrackMarkup();
  return svgDocument(
    { x: 0, y: DEPTH - height, width, height },
    svgElement('g', { transform: 'scale(1 -1)' }, content),
  );
}

const STONE = '#b9b2a6';
const RED = '#9f2f2a';
/** Height of the quay above the water. */
const QUAY = 1.5;

/** Draws a quay wall with a bollard; on it a person of 1.75 m, and a bus of 11.2 m. */
function quayMarkup(width: number): string {
  const joints = [-0.4, -2.3, -4.2, -6.1].map((y) => polyline([0, y], [width, y]));
  const wall = polygon([0, -DEPTH], [width, -DEPTH], [width, QUAY], [0, QUAY]);
  const cap = polygon([0, QUAY - 0.45], [width + 0.2, QUAY - 0.45], [width + 0.2, QUAY], [0, QUAY]);
  const bollard = roundedBox(20.3, QUAY, 21, QUAY + 0.55, 0.16) + roundedBox(20.1, QUAY + 0.4, 21.2, QUAY + 0.62, 0.1);
  return [
    filledPath(wall, STONE),
    svgElement('path', {
      d: joints.join(''),
      fill: 'none',
      stroke: mixColours(STONE, INK_SOFT, 0.3),
      'stroke-width': 0.09,
    }),
    filledPath(cap, mixColours(STONE, '#ffffff', 0.45)),
    filledPath(bollard, NAVY),
    person(2.6),
    bus(6.4),
  ].join('');
}

/** Draws a person of 1.75 m who stands on the quay. */
function person(x: number): string {
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx, QUAY + dy];
  const coat = polygon(at(-0.19, 1.46), at(0.19, 1.46), at(0.27, 0.72), at(-0.27, 0.72));
  const legs =
    polygon(at(-0.19, 0.74), at(-0.02, 0.74), at(-0.03, 0), at(-0.18, 0)) +
    polygon(at(0.02, 0.74), at(0.19, 0.74), at(0.18, 0), at(0.03, 0));
  return filledPath(legs, INK) + filledPath(coat, NAVY) + filledPath(disc(x, QUAY + 1.61, 0.14), INK);
}

/** Draws a London double-decker: 11.2 m long, 4.4 m high. */
function bus(left: number): string {
  const { bus: length } = MEASURE_LENGTHS;
  const [right, base, roof] = [left + length, QUAY + 0.32, QUAY + 4.4];
  const panes = (from: number, to: number, count: number, low: number, high: number): string => {
    const ends = evenlySpaced(from, to, count);
    return ends
      .slice(0, -1)
      .map((start, at) => roundedBox(start + 0.06, QUAY + low, (ends[at + 1] ?? to) - 0.06, QUAY + high, 0.12))
      .join('');
  };
  const wheel = (t: number): string => {
    const x = lerp(left, right, t);
    return (
      filledPath(disc(x, QUAY + 0.5, 0.62), mixColours(RED, INK, 0.55)) +
      filledPath(disc(x, QUAY + 0.5, 0.5), INK) +
      filledPath(disc(x, QUAY + 0.5, 0.2), '#c9ccd0')
    );
  };
  return [
    filledPath(roundedBox(left, base, right, roof, 0.55), RED),
    filledPath(polygon([left + 0.1, base], [right - 0.1, base], [right, base + 0.34], [left, base + 0.34]), INK),
    filledPath(polygon([left, QUAY + 2.42], [right, QUAY + 2.42], [right, QUAY + 2.58], [left, QUAY + 2.58]), BRASS),
    filledPath(panes(left + 0.3, right - 0.12, 6, 2.92, 3.82), '#17263c'),
    filledPath(panes(left + 0.3, left + 8.6, 4, 1.3, 2.22), '#17263c'),
    filledPath(panes(left + 8.75, right - 0.1, 2, 0.5, 2.22), '#3a516d'),
    wheel(0.24),
    wheel(0.7),
  ].join('');
}
