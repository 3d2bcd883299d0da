import { BRASS, type Hex, INK, INK_SOFT } from '../colour.ts';
import { round } from '../pen.ts';
import { element, svgDocument, textElement, type ViewBox } from '../svg.ts';
import type { DeckPlan } from './deck-plan.ts';
import type { PlanTone } from './layer.ts';
import { scaleBar } from './scale-bar.ts';

/** Room for the scale bar as a part of the width. */
const FOOT = 0.022;

/** The colours of a plan on pages and in brochures. */
export const PLAN_COLOURS: Readonly<Record<PlanTone, Hex>> = {
  teak: '#f4ead9',
  plank: '#e0cfb1',
  shell: '#dcd9d2',
  floor: '#ffffff',
  stone: '#edf1f2',
  carpet: '#f3f1ec',
  water: '#cfe4ec',
  machine: '#e3e6e8',
  cushion: '#f1ebdf',
  joinery: '#dfc9a6',
  linen: '#fffdf9',
  ink: INK,
  hairline: INK_SOFT,
};

/** The frame of a deck in meters: the same width for all decks of a yacht, and taller where the scale is. */
export function deckPlanBox({ length, beam, scaleBar: bar }: DeckPlan): ViewBox {
  const margin = length * 0.012;
  const width = length + 2 * margin;
  const foot = bar ? width * FOOT : 0;
  return { x: -margin, y: -beam / 2 - margin, width, height: beam + 2 * margin + foot };
}

/** Lines are too thin for the centimeter that other numbers are rounded to. */
function toMillimeter(width: number): string {
  return String(Math.round(width * 1000) / 1000);
}

/** One deck as a document: all decks of a yacht share one width and scale. Numbers only, so it has no language. */
export function deckPlanSvg(plan: DeckPlan): string {
  const { length, line, shapes, rooms } = plan;
  const box = deckPlanBox(plan);
  const drawn = shapes.map(({ fill, stroke, width, dash, path }) =>
    element('path', {
      d: path,
      fill: fill ? PLAN_COLOURS[fill] : 'none',
      stroke: stroke ? PLAN_COLOURS[stroke] : null,
      'stroke-width': stroke ? toMillimeter(width) : null,
      'stroke-dasharray': dash ? `${round(dash[0])} ${round(dash[1])}` : null,
      'stroke-linejoin': stroke ? 'round' : null,
    }),
  );
  const radius = plan.discRadius;
  const discs = rooms.map(({ x, y }) => element('circle', { cx: x, cy: y, r: radius })).join('');
  const numbers = rooms.map(({ number, x, y }) => textElement(x, y + radius * 0.37, String(number))).join('');
  const marks =
    element('g', { fill: '#ffffff', stroke: BRASS, 'stroke-width': toMillimeter(line) }, discs) +
    element('g', { fill: BRASS, 'text-anchor': 'middle' }, numbers);
  const tall = box.width * FOOT;
  const foot = plan.scaleBar ? scaleBar(length, box.y + box.height - tall * 0.5, tall * 0.2, INK_SOFT, line * 0.7) : '';
  return svgDocument(box, drawn.join('') + (rooms.length > 0 ? marks : '') + foot, {
    'font-family': 'Figtree, Arial, sans-serif',
    'font-size': radius * 1.06,
    'font-weight': 600,
  });
}
