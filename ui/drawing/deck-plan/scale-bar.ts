import { polyline, round } from '../pen.ts';
import { element } from '../svg.ts';

/** A bar of alternate dark and white parts of 5 m each, at most 20 m, without words. All measures in meters. */
export function scaleBar(length: number, y: number, tall: number, ink: string, line: number): string {
  const parts = Math.max(1, Math.min(4, Math.floor(length / 10)));
  const box = (i: number): string => `M${i * 5} ${round(y)}h5v${round(tall)}h-5z`;
  const filled = Array.from({ length: parts }, (_, i) => (i % 2 === 0 ? box(i) : '')).join('');
  const frame = `M0 ${round(y)}h${parts * 5}v${round(tall)}h-${parts * 5}z`;
  const ticks = Array.from({ length: parts + 1 }, (_, i) => polyline([i * 5, y - tall], [i * 5, y])).join('');
  return (
    element('path', { d: filled, fill: ink }) +
    element('path', { d: frame + ticks, fill: 'none', stroke: ink, 'stroke-width': round(line) })
  );
}
