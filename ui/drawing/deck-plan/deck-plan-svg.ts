import { BRASS, INK_SOFT } from '../colour.ts';
import { polyline, roundToHundredths } from '../geometry.ts';
import { filledPath, svgDocument, svgElement, textElement, type ViewBox } from '../svg.ts';
import type { DeckPlan } from './deck-plans.ts';
import { DECK_PLAN_COLOURS } from './layer.ts';

/** The height of the space for the scale bar, as a part of the width. */
const FOOT = 0.022;

/** Returns the frame of a deck in metres, of one width for all her decks, and taller on the one with the scale bar. */
export function deckPlanBox({ length, beam, scaleBar: bar }: DeckPlan): ViewBox {
  const margin = length * 0.012;
  const width = length + 2 * margin;
  const foot = bar ? width * FOOT : 0;
  return { x: -margin, y: -beam / 2 - margin, width, height: beam + 2 * margin + foot };
}

/** Rounds a stroke width to millimetres: lines are too thin for the centimetres of other numbers. */
function toMillimeter(width: number): string {
  return String(Math.round(width * 1000) / 1000);
}

/** Draws a bar of alternate dark and white parts of 5 m each, at most 20 m, without text. All measures in metres. */
function drawScaleBar(length: number, y: number, height: number, lineWidth: number): string {
  const parts = Math.max(1, Math.min(4, Math.floor(length / 10)));
  const box = (i: number): string => `M${i * 5} ${roundToHundredths(y)}h5v${roundToHundredths(height)}h-5z`;
  const dark = Array.from({ length: parts }, (_, i) => (i % 2 === 0 ? box(i) : '')).join('');
  const frame = `M0 ${roundToHundredths(y)}h${parts * 5}v${roundToHundredths(height)}h-${parts * 5}z`;
  const ticks = Array.from({ length: parts + 1 }, (_, i) => polyline([i * 5, y - height], [i * 5, y])).join('');
  return (
    filledPath(dark, INK_SOFT) +
    svgElement('path', {
      d: frame + ticks,
      fill: 'none',
      stroke: INK_SOFT,
      'stroke-width': roundToHundredths(lineWidth),
    })
  );
}

/**
 * Writes one deck as an SVG document. It contains no text but numbers, so that it fits every language.
 * @param discs size of the numbers' discs relative to those of a plan on a wide screen
 */
export function deckPlanSvg(plan: DeckPlan, discs = 1): string {
  const { length, line, shapes, rooms } = plan;
  const radius = plan.discRadius * discs;
  const box = deckPlanBox(plan);
  const drawn = shapes.map(({ fill, stroke, width, dash, path }) =>
    svgElement('path', {
      d: path,
      fill: fill ? DECK_PLAN_COLOURS[fill] : 'none',
      stroke: stroke ? DECK_PLAN_COLOURS[stroke] : null,
      'stroke-width': stroke ? toMillimeter(width) : null,
      'stroke-dasharray': dash ? `${roundToHundredths(dash[0])} ${roundToHundredths(dash[1])}` : null,
      'stroke-linejoin': stroke ? 'round' : null,
    }),
  );
  const circles = rooms.map(({ x, y }) => svgElement('circle', { cx: x, cy: y, r: radius })).join('');
  const numbers = rooms.map(({ number, x, y }) => textElement(x, y + radius * 0.37, String(number))).join('');
  const marks =
    svgElement('g', { fill: '#ffffff', stroke: BRASS, 'stroke-width': toMillimeter(line) }, circles) +
    svgElement('g', { fill: BRASS, 'text-anchor': 'middle' }, numbers);
  const tall = box.width * FOOT;
  const foot = plan.scaleBar ? drawScaleBar(length, box.y + box.height - tall * 0.5, tall * 0.2, line * 0.7) : '';
  return svgDocument(box, drawn.join('') + (rooms.length > 0 ? marks : '') + foot, {
    'font-family': 'Figtree, Arial, sans-serif',
    'font-size': radius * 1.06,
    'font-weight': 600,
  });
}
