import { type RefObject, useEffect } from 'react';
import { unproject } from '../../core/geo/mercator.ts';
import type { Position } from '../../core/geo/position.ts';
import type { MapFrame } from './map-frame.ts';

/** While `onPoint` is given, focuses the chart and lets a visitor choose a point: by click, or the middle by Enter. */
export function useChartPointPicker(
  element: RefObject<HTMLElement | null>,
  frame: MapFrame,
  onPoint: ((position: Position) => void) | undefined,
): void {
  const isChoosing = onPoint !== undefined;
  useEffect(() => {
    if (isChoosing) element.current?.focus({ preventScroll: true });
  }, [element, isChoosing]);
  useEffect(() => {
    const chart = element.current;
    if (chart === null || onPoint === undefined) return;
    const ended = new AbortController();
    const { signal } = ended;
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('a') !== null) return;
      const { left, top, width, height } = chart.getBoundingClientRect();
      onPoint(positionAt(frame, (clientX - left) / width, (clientY - top) / height));
    };
    const onKey = ({ target, key, repeat }: KeyboardEvent) => {
      if (target === chart && key === 'Enter' && !repeat) onPoint(positionAt(frame, 0.5, 0.5));
    };
    chart.addEventListener('click', onClick, { signal });
    chart.addEventListener('keydown', onKey, { signal });
    return () => ended.abort();
  }, [element, onPoint, frame]);
}

/** Returns the position at fractions of a chart's width and height. */
function positionAt(frame: MapFrame, across: number, down: number): Position {
  const { latitude, longitude } = unproject({ x: frame.x + across * frame.width, y: frame.y + down * frame.height });
  return { latitude, longitude: longitude > 180 ? longitude - 360 : longitude };
}

type ChangeFrame = (to: (frame: MapFrame) => MapFrame) => void;

/**
 * Loads the script that makes a chart movable; without it the chart stays as the server rendered it, with its links.
 * `onLoad` is called once the script is loaded, `settle` when a movement has ended.
 * @returns a function that stops the gestures
 */
export function loadAndMakeMovable(
  chart: HTMLElement,
  change: ChangeFrame,
  { onLoad, settle }: { readonly onLoad?: () => void; readonly settle?: () => void } = {},
): () => void {
  let undo: (() => void) | null = () => {};
  import('./make-movable.ts').then(
    ({ makeMovable }) => {
      if (undo === null) return;
      onLoad?.();
      undo = makeMovable(chart, change, settle);
    },
    () => {},
  );
  return () => {
    undo?.();
    undo = null;
  };
}

/** Makes a chart movable once a pointer enters it or it is touched or focused. @returns a function that undoes it */
export function makeMovableOnDemand(chart: HTMLElement, change: ChangeFrame): () => void {
  const waiting = new AbortController();
  let undo = () => {};
  chart.tabIndex = 0;
  const load = () => {
    waiting.abort();
    undo = loadAndMakeMovable(chart, change);
  };
  for (const event of ['pointerenter', 'focusin', 'touchstart']) {
    chart.addEventListener(event, load, { signal: waiting.signal, passive: true });
  }
  return () => {
    waiting.abort();
    undo();
  };
}
