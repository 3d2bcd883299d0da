import { project } from '../../core/geo/mercator.ts';
import type { Position } from '../../core/geo/position.ts';
import { type ChartSection, units } from './charts.ts';

interface Props extends Pick<ChartSection, 'frame'> {
  readonly lines: readonly (readonly Position[])[];
}

/** Draws the legs of a route. */
export function Legs({ lines, frame }: Props) {
  const box = [frame.x, frame.y, frame.width, frame.height].map(units).join(' ');
  const middle = frame.x + frame.width / 2;
  return (
    <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="chart-route"
        vectorEffect="non-scaling-stroke"
        d={lines.map((line) => pathOf(line, middle)).join('')}
      />
    </svg>
  );
}

/** Returns the path of a line, each point in the copy of the world that is nearest to the point before. */
function pathOf(line: readonly Position[], middle: number): string {
  let near = middle;
  return line
    .map((position, at) => {
      const { x, y } = project(position);
      near = x + Math.round(near - x);
      return `${at === 0 ? 'M' : 'L'}${units(near)} ${units(y)}`;
    })
    .join('');
}
