import type { MouseEvent } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import type { MarkLabel } from './label-sides.ts';
import { type MapFrame, percent, positionInFrame } from './map-frame.ts';
import type { PlaceView } from './place-map.ts';

/** A place, or several that would overlap. */
export type PlaceGroup = readonly [PlaceView, ...PlaceView[]];

interface Props {
  readonly group: PlaceGroup;
  readonly frame: MapFrame;
  /** Where the name or its short form is written; without a side it is shown on hover or focus only. */
  readonly label?: MarkLabel | undefined;
  /** Zooms in on the group. */
  readonly onOpen: () => void;
  /** Whether the group is not on the chart's route. */
  readonly isOther?: boolean;
}

const SHIFT = { right: 12, left: -12, above: 0, below: 0 } as const;
const RISE = { right: 0, left: 0, above: -16, below: 16 } as const;
const ANCHOR = { right: 'start', left: 'end', above: 'middle', below: 'middle' } as const;

const HIDDEN: MarkLabel = { side: null, isShort: false };

export function PlaceMark({ group, frame, label = HIDDEN, onOpen, isOther = false }: Props) {
  const t = useTranslate();
  const [place] = group;
  const { x, y } = positionInFrame(place.position, frame);
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const className = isOther ? 'spot spot-other' : 'spot';
  const names = group.map(({ name }) => name).join(', ');
  const shown = <Glyph {...{ group, x, y, label, isOther }} />;
  const several = group.length > 1;
  if (!several && place.href === null) return <g className="spot spot-plain">{shown}</g>;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    // The click opens the group; the page router would open the first place.
    event.stopPropagation();
    onOpen();
  };
  return (
    <a
      className={className}
      href={several && isOther ? undefined : (place.href ?? undefined)}
      aria-label={several ? t('content.place', { name: names, count: group.length }) : place.name}
      // Marks off the route are left out of the tab order: the list beside the chart has the same places.
      tabIndex={isOther && !several ? -1 : undefined}
      onClick={several ? open : undefined}
    >
      {shown}
    </a>
  );
}

interface GlyphProps extends Pick<Props, 'group'> {
  readonly label: MarkLabel;
  /** Fractions of the chart's width and height. */
  readonly x: number;
  readonly y: number;
  readonly isOther: boolean;
}

/** Draws the dot of a place or the disc of a group, with its name. */
function Glyph({ group, x, y, label: { side, isShort }, isOther }: GlyphProps) {
  const [cx, cy] = [percent(x), percent(y)];
  const beside = side ?? (x > 0.7 ? 'left' : 'right');
  const several = group.length > 1;
  return (
    <>
      <circle className="spot-target" cx={cx} cy={cy} r="22" />
      <circle
        className={several ? 'spot-disc' : 'spot-dot'}
        cx={cx}
        cy={cy}
        r={several ? (isOther ? 10 : 13) : isOther ? 3.5 : 4.5}
      />
      {several ? (
        <text className="spot-count" x={cx} y={cy} dy=".35em">
          {group.length}
        </text>
      ) : null}
      <text
        className={side === null || several ? 'spot-name' : 'spot-name spot-said'}
        x={cx}
        y={cy}
        dx={SHIFT[beside] * (several ? 1.7 : 1)}
        dy={`${RISE[beside] + 5}`}
        textAnchor={ANCHOR[beside]}
      >
        {group.map(({ name, short }) => (isShort && side !== null ? short : name)).join(', ')}
      </text>
    </>
  );
}
