import { useLayoutEffect } from 'react';
import type { RangeFacetView, SliderView } from '../list-view.ts';
import { type Thumb, type ThumbPositions, useRangeSlider } from './use-range-slider.ts';

interface Props {
  readonly facet: RangeFacetView;
  readonly slider: SliderView;
  /** Receives the positions of the thumbs, from 0 to 1, until the list shows them; then null. */
  readonly onHold: (part: ThumbPositions | null) => void;
}

const THUMBS: readonly Thumb[] = [0, 1];

/**
 * A slider with two thumbs above the two fields of a facet (SE4). The thumbs have no name: they write the
 * fields and submit the form when released, so that a move is one history entry (SE7).
 */
export function RangeSlider({ facet, slider, onHold }: Props) {
  const { root, at, last, valueText, slide, usedKeys, leave } = useRangeSlider(facet, slider, onHold);
  const fields = [facet.from, facet.to] as const;
  // Each thumb can be grabbed on its own side of the middle between them, even where they meet.
  const middle = (at[0] + at[1]) / 2 / last;
  useLayoutEffect(() => root.current?.style.setProperty('--middle', String(middle)), [root, middle]);

  return (
    <div className="thumbs" ref={root}>
      <svg aria-hidden="true">
        <rect x={`${(100 * at[0]) / last}%`} width={`${(100 * (at[1] - at[0])) / last}%`} height="100%" />
      </svg>
      {THUMBS.map((thumb) => (
        <input
          key={thumb}
          type="range"
          max={last}
          value={at[thumb]}
          autoComplete="off"
          aria-label={fields[thumb].accessibleName}
          aria-valuetext={valueText(thumb)}
          onChange={(event) => slide(thumb, event)}
          onPointerDown={() => usedKeys(false)}
          onKeyDown={() => usedKeys(true)}
          onBlur={() => leave(thumb)}
        />
      ))}
    </div>
  );
}
