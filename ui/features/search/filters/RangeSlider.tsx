import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { parseTypedBound } from '../../../../core/search/facets/range.ts';
import { nearestStop, sliderStops } from '../../../../core/search/facets/slider-scale.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { usePageLanguage } from '../../../i18n/page-language.ts';
import type { RangeFacetView, SliderView } from '../list-view.ts';
import { typedNumber } from './typed-number.ts';

/** Of the lower thumb and of the upper one. */
type Ends = readonly [from: number, to: number];
type Thumb = 0 | 1;

interface Props {
  readonly facet: RangeFacetView;
  readonly slider: SliderView;
  /** Told where the thumbs stand, from 0 to 1, as long as that is not yet what the list shows; then null. */
  readonly onHold: (part: Ends | null) => void;
}

const THUMBS: readonly Thumb[] = [0, 1];
/** From one press of a key to the next, in milliseconds: a longer pause says that this is it. */
const PAUSE = 500;

/**
 * Two thumbs above a facet's two fields (product.md SE4). They have no name: they write the fields, and send the form
 * once they are let go, so that a move is one entry of history however far it went (SE7).
 */
export function RangeSlider({ facet, slider, onHold }: Props) {
  const { locale, translate } = usePageLanguage();
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(facet);
  /** Where the thumbs are on their way to; null once the form is sent. */
  const moving = useRef<Ends | null>(null);
  const byKey = useRef(false);
  const pause = useRef(0);
  const [held, setHeld] = useState<Ends | null>(null);

  const stops = sliderStops(slider);
  const last = stops.length - 1;
  const fields = [facet.from, facet.to] as const;
  const chosen = (thumb: Thumb): number => {
    const bound = parseTypedBound(fields[thumb].value);
    return bound === null ? thumb * last : nearestStop(stops, bound);
  };
  const at: Ends = held ?? [chosen(0), chosen(1)];
  const figure = (position: number): number => stops[position] ?? slider.max;
  /** At its own end of the scale a thumb leaves its bound open. */
  const isOpen = (thumb: Thumb, position: number): boolean => position === thumb * last;

  function spoken(position: number): string {
    // Sums are long: they are told with their thousands set apart, as years are not.
    const amount =
      slider.step === null ? formatNumber(figure(position), locale) : typedNumber(figure(position), locale);
    return slider.spoken.replace('#', amount);
  }

  function slide(thumb: Thumb, { target }: ChangeEvent<HTMLInputElement>): void {
    const [from, to] = moving.current ?? at;
    const position = target.valueAsNumber;
    // They meet, and never pass each other.
    const ends: Ends = thumb === 0 ? [Math.min(position, to), to] : [from, Math.max(position, from)];
    moving.current = ends;
    setHeld(ends);
    onHold([ends[0] / last, ends[1] / last]);
    write(thumb, ends[thumb]);
  }

  function write(thumb: Thumb, position: number): void {
    const field = root.current?.closest('fieldset')?.querySelector<HTMLInputElement>(`[name="${fields[thumb].name}"]`);
    if (field) field.value = isOpen(thumb, position) ? '' : typedNumber(figure(position), locale);
  }

  function send(thumb: Thumb): void {
    clearTimeout(pause.current);
    pause.current = 0;
    // The answer to another choice may have set the field anew on the way.
    if (moving.current) write(thumb, moving.current[thumb]);
    moving.current = null;
    root.current?.closest('form')?.requestSubmit();
  }

  useEffect(() => {
    if (shown.current !== facet && moving.current === null) {
      setHeld(null);
      onHold(null);
    }
    shown.current = facet;
  }, [facet, onHold]);

  // The browser's own `change`, for which React has no event: a thumb was let go, or a key moved it.
  useEffect(() => {
    const element = root.current;
    const onChange = ({ target }: Event) => {
      const thumb = target === element?.querySelector('input') ? 0 : 1;
      clearTimeout(pause.current);
      if (byKey.current) pause.current = window.setTimeout(send, PAUSE, thumb);
      else send(thumb);
    };
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  // Each thumb can be grasped on its own side of the middle between them, even where they meet.
  const middle = (at[0] + at[1]) / 2 / last;
  useLayoutEffect(() => root.current?.style.setProperty('--middle', String(middle)), [middle]);

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
          aria-valuetext={isOpen(thumb, at[thumb]) ? translate('search.any') : spoken(at[thumb])}
          onChange={(event) => slide(thumb, event)}
          onPointerDown={() => {
            byKey.current = false;
          }}
          onKeyDown={() => {
            byKey.current = true;
          }}
          onBlur={() => {
            if (moving.current) send(thumb);
          }}
        />
      ))}
    </div>
  );
}
