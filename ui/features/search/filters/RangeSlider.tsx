import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { parseTypedBound } from '../../../../core/search/facets/range.ts';
import { nearestSliderStop, sliderStops } from '../../../../core/search/facets/scale.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { type PageLanguage, usePageLanguage } from '../../../i18n/page-language.ts';
import { numberForField } from './number-for-field.ts';
import type { RangeFacetView } from './range-views.ts';

/** The positions of the lower and the upper thumb. */
type ThumbPositions = readonly [from: number, to: number];
type Thumb = 0 | 1;
type SliderView = NonNullable<RangeFacetView['slider']>;

/** Milliseconds without a further key press after which the form is submitted. */
const KEY_DEBOUNCE_MS = 500;

interface Props {
  readonly facet: RangeFacetView;
  readonly slider: SliderView;
  /** Called with the thumbs' positions (0 to 1) while the list does not show them yet, then with null. */
  readonly onHold: (positions: ThumbPositions | null) => void;
}

/**
 * Renders a slider with two thumbs above the two fields of a facet (SE4). The inputs of the thumbs have no `name`
 * attribute, so only the fields are submitted, when a thumb is released: a move is one history entry (SE7).
 */
export function RangeSlider({ facet, slider, onHold }: Props) {
  const { root, at, last, valueText, slide, setByKey, leave } = useRangeSlider(facet, slider, onHold);
  const fields = [facet.from, facet.to] as const;
  // Each thumb can be grabbed on its own side of the middle between them, even where they meet.
  const middle = (at[0] + at[1]) / 2 / last;
  useLayoutEffect(() => root.current?.style.setProperty('--middle', String(middle)), [root, middle]);

  return (
    <div className="thumbs" ref={root}>
      <svg aria-hidden="true">
        <rect x={`${(100 * at[0]) / last}%`} width={`${(100 * (at[1] - at[0])) / last}%`} height="100%" />
      </svg>
      {([0, 1] as const).map((thumb) => (
        <input
          key={thumb}
          type="range"
          max={last}
          value={at[thumb]}
          autoComplete="off"
          aria-label={fields[thumb].accessibleName}
          aria-valuetext={valueText(thumb)}
          onChange={(event) => slide(thumb, event)}
          onPointerDown={() => setByKey(false)}
          onKeyDown={() => setByKey(true)}
          onBlur={() => leave(thumb)}
        />
      ))}
    </div>
  );
}

/** Moves the thumbs of a slider, fills in its fields and submits the form. */
function useRangeSlider(facet: RangeFacetView, slider: SliderView, onHold: (part: ThumbPositions | null) => void) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(facet);
  /** The thumbs' stops while they have not been submitted; null once they have. */
  const moving = useRef<ThumbPositions | null>(null);
  const byKey = useRef(false);
  const pause = useRef(0);
  const [held, setHeld] = useState<ThumbPositions | null>(null);
  const { last, chosen, fieldText, valueText } = thumbTexts(facet, slider, usePageLanguage());
  const at: ThumbPositions = held ?? [chosen(0), chosen(1)];

  function slide(thumb: Thumb, { target }: ChangeEvent<HTMLInputElement>): void {
    const [from, to] = moving.current ?? at;
    const position = target.valueAsNumber;
    // Thumbs may meet, but not pass each other.
    const ends: ThumbPositions = thumb === 0 ? [Math.min(position, to), to] : [from, Math.max(position, from)];
    moving.current = ends;
    setHeld(ends);
    onHold([ends[0] / last, ends[1] / last]);
    write(thumb, ends[thumb]);
  }

  function write(thumb: Thumb, position: number): void {
    const { name } = thumb === 0 ? facet.from : facet.to;
    const field = root.current?.closest('fieldset')?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = fieldText(thumb, position);
  }

  function send(thumb: Thumb): void {
    clearTimeout(pause.current);
    pause.current = 0;
    // Another filter's results may have reset the field since.
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

  // The native `change` event, which React does not expose: a thumb was released or moved by a key.
  useEffect(() => {
    const element = root.current;
    const onChange = ({ target }: Event) => {
      const thumb = target === element?.querySelector('input') ? 0 : 1;
      clearTimeout(pause.current);
      if (byKey.current) pause.current = window.setTimeout(send, KEY_DEBOUNCE_MS, thumb);
      else send(thumb);
    };
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    root,
    /** The thumbs' stops, from 0 to `last`. */
    at,
    last,
    /** The `aria-valuetext` of a thumb. */
    valueText: (thumb: Thumb) => valueText(thumb, at[thumb]),
    slide,
    /** Records whether the next changes come from the keyboard or from a pointer. */
    setByKey: (byKeys: boolean) => {
      byKey.current = byKeys;
    },
    /** Submits a move that has not been submitted yet. */
    leave: (thumb: Thumb) => {
      if (moving.current) send(thumb);
    },
  };
}

/** Returns the last stop's index, and functions for a thumb's stop, its text in the field and its accessible text. */
function thumbTexts(facet: RangeFacetView, slider: SliderView, { locale, translate }: PageLanguage) {
  const stops = sliderStops(slider);
  const last = stops.length - 1;
  const figure = (position: number): number => stops[position] ?? slider.max;
  /** Returns whether a thumb is at its own end of the scale, which leaves the bound open. */
  const isOpen = (thumb: Thumb, position: number): boolean => position === thumb * last;
  return {
    last,
    /** The stop that is nearest to the bound in a thumb's field. */
    chosen: (thumb: Thumb): number => {
      const bound = parseTypedBound((thumb === 0 ? facet.from : facet.to).value);
      return bound === null ? thumb * last : nearestSliderStop(stops, bound);
    },
    fieldText: (thumb: Thumb, position: number): string =>
      isOpen(thumb, position) ? '' : numberForField(figure(position), locale),
    valueText: (thumb: Thumb, position: number): string => {
      if (isOpen(thumb, position)) return translate('search.any');
      // A scale of ratios has no step: its figures are money, with thousands separators; years have none.
      const amount =
        slider.step === null ? formatNumber(figure(position), locale) : numberForField(figure(position), locale);
      return slider.spoken.replace('#', amount);
    },
  };
}
