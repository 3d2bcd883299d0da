import type { MouseEvent } from 'react';
import { percent } from '../../../map/charts.ts';
import { type MapFrame, placeInFrame } from '../../../map/map-frame.ts';
import type { MarkView } from './map-view.ts';

interface Props {
  readonly mark: MarkView;
  readonly frame: MapFrame;
  /** The highest count on the chart. */
  readonly most: number;
  readonly href: string;
  /** Whether its section is that of the list. */
  readonly isHere: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/** A mark with its count and name, linking its section of the map. */
export function ChartMark({ mark, frame, most, href, isHere, onClick }: Props) {
  const { x, y } = placeInFrame(mark.position, frame);
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const [cx, cy] = [percent(x), percent(y)];
  const isRight = x > 0.75;
  const radius = 13 + 8 * Math.sqrt(mark.count / most);
  return (
    <a
      className="spot"
      href={href}
      aria-label={mark.label}
      aria-current={isHere ? 'true' : undefined}
      onClick={onClick}
    >
      <circle className="spot-target" cx={cx} cy={cy} r="22" />
      <circle className="spot-disc" cx={cx} cy={cy} r={radius.toFixed(1)} />
      <text className="spot-count" x={cx} y={cy} dy=".35em">
        {mark.count}
      </text>
      <text
        className="spot-name"
        x={cx}
        y={cy}
        dx={((isRight ? -1 : 1) * (radius + 6)).toFixed(1)}
        dy=".35em"
        textAnchor={isRight ? 'end' : 'start'}
      >
        {mark.name}
      </text>
    </a>
  );
}
