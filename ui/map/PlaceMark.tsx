import type { MouseEvent } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import type { MarkLabel } from './label-sides.ts';
import { type MapFrame, percent, positionInFrame } from './map-frame.ts';
import type { PlaceView } from './place-map.ts';

/** A place, or more of them that would overlap. */
export type PlaceGroup = readonly [PlaceView, ...PlaceView[]];

interface Props {
  readonly group: PlaceGroup;
  readonly frame: MapFrame;
  /** The side on which the name or its short form is drawn; if null, the name shows only on hover or focus. */
  readonly label?: MarkLabel | undefined;
  /** Zooms in on the group. */
  readonly onOpen: () => void;
  /** Whether the group is not on the chart's route. */
  readonly isOffRoute?: boolean;
}

/** Offsets of the name from the mark in pixels; positive ones are to the right and down. */
const OFFSET_X = { right: 12, left: -12, above: 0, below: 0 } as const;
const OFFSET_Y = { right: 0, left: 0, above: -16, below: 16 } as const;
const ANCHOR = { right: 'start', left: 'end', above: 'middle', below: 'middle' } as const;

const ON_HOVER_ONLY: MarkLabel = { side: null, isShort: false };

/** Renders the mark of a place or a group on a chart; null outside the frame. */
export function PlaceMark({ group, frame, label = ON_HOVER_ONLY, onOpen, isOffRoute = false }: Props) {
  const t = useTranslate();
  const [place] = group;
  const { x, y } = positionInFrame(place.position, frame);
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const className = isOffRoute ? 'spot spot-other' : 'spot';
  const names = group.map(({ name }) => name).join(', ');
  const shown = <Glyph {...{ group, x, y, label, isOffRoute }} />;
  const isGroup = group.length > 1;
  if (!isGroup && place.href === null) return <g className="spot spot-plain">{shown}</g>;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    // The click opens the group; the page router would open the first place.
    event.stopPropagation();
    onOpen();
  };
  return (
    <a
      className={className}
      href={isGroup && isOffRoute ? undefined : (place.href ?? undefined)}
      aria-label={isGroup ? t('content.place', { name: names, count: group.length }) : place.name}
      // Marks off the route are left out of the tab order: the list beside the chart has the same places.
      tabIndex={isOffRoute && !isGroup ? -1 : undefined}
      onClick={isGroup ? open : undefined}
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
  readonly isOffRoute: boolean;
}

/** Draws the dot of a place or the disc of a group, with its name. */
function Glyph({ group, x, y, label: { side, isShort }, isOffRoute }: GlyphProps) {
  const [cx, cy] = [percent(x), percent(y)];
  const beside = side ?? (x > 0.7 ? 'left' : 'right');
  const isGroup = group.length > 1;
  return (
    <>
      <circle className="spot-target" cx={cx} cy={cy} r="22" />
      <circle
        className={isGroup ? 'spot-disc' : 'spot-dot'}
        cx={cx}
        cy={cy}
        r={isGroup ? (isOffRoute ? 10 : 13) : isOffRoute ? 3.5 : 4.5}
      />
      {isGroup ? (
        <text className="spot-count" x={cx} y={cy} dy=".35em">
          {group.length}
        </text>
      ) : null}
      <text
        className={side === null || isGroup ? 'spot-name' : 'spot-name spot-labelled'}
        x={cx}
        y={cy}
        dx={OFFSET_X[beside] * (isGroup ? 1.7 : 1)}
        dy={`${OFFSET_Y[beside] + 5}`}
        textAnchor={ANCHOR[beside]}
      >
        {group.map(({ name, shortLabel }) => (isShort && side !== null ? shortLabel : name)).join(', ')}
      </text>
    </>
  );
}
