import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { parseTypedBound } from '../../../../core/search/facets/range.ts';
import { nearestStop, sliderStops } from '../../../../core/search/facets/scale.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { type PageLanguage, usePageLanguage } from '../../../i18n/page-language.ts';
import type { RangeFacetView, SliderView } from '../list-view.ts';
import { typedNumber } from './typed-number.ts';

/** The positions of the lower and the upper thumb. */
export type ThumbPositions = readonly [from: number, to: number];
export type Thumb = 0 | 1;

/** A slider with two thumbs, as its component renders it. */
export interface RangeSliderState {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Stops from 0 to `last`. */
  readonly at: ThumbPositions;
  readonly last: number;
  /** The accessible text of a thumb's figure. */
  readonly valueText: (thumb: Thumb) => string;
  readonly slide: (thumb: Thumb, event: ChangeEvent<HTMLInputElement>) => void;
  /** Notes whether the next changes come from the keyboard or from a pointer. */
  readonly usedKeys: (byKeys: boolean) => void;
  /** Submits a move that is not submitted yet. */
  readonly leave: (thumb: Thumb) => void;
}

/** Milliseconds after a key press without a further one, after which the form is submitted. */
const PAUSE_MS = 500;

/** Moves the thumbs of a slider, writes its fields and submits the form. @param onHold see the component */
export function useRangeSlider(
  facet: RangeFacetView,
  slider: SliderView,
  onHold: (part: ThumbPositions | null) => void,
): RangeSliderState {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(facet);
  /** Positions that are not submitted yet; null once they are. */
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
      if (byKey.current) pause.current = window.setTimeout(send, PAUSE_MS, thumb);
      else send(thumb);
    };
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    root,
    at,
    last,
    valueText: (thumb) => valueText(thumb, at[thumb]),
    slide,
    usedKeys: (byKeys) => {
      byKey.current = byKeys;
    },
    leave: (thumb) => {
      if (moving.current) send(thumb);
    },
  };
}

/** The stops of a slider, and the texts of its thumbs at a stop: in their fields and for screen readers. */
function thumbTexts(facet: RangeFacetView, slider: SliderView, { locale, translate }: PageLanguage) {
  const stops = sliderStops(slider);
  const last = stops.length - 1;
  const figure = (position: number): number => stops[position] ?? slider.max;
  /** A thumb at its own end of the scale leaves the bound open. */
  const isOpen = (thumb: Thumb, position: number): boolean => position === thumb * last;
  return {
    last,
    /** The stop that is nearest to the bound in a thumb's field. */
    chosen: (thumb: Thumb): number => {
      const bound = parseTypedBound((thumb === 0 ? facet.from : facet.to).value);
      return bound === null ? thumb * last : nearestStop(stops, bound);
    },
    fieldText: (thumb: Thumb, position: number): string =>
      isOpen(thumb, position) ? '' : typedNumber(figure(position), locale),
    valueText: (thumb: Thumb, position: number): string => {
      if (isOpen(thumb, position)) return translate('search.any');
      // Money has thousands separators, years have none.
      const amount =
        slider.step === null ? formatNumber(figure(position), locale) : typedNumber(figure(position), locale);
      return slider.spoken.replace('#', amount);
    },
  };
}
