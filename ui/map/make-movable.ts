import type { MapPoint } from '../../core/geo/mercator.ts';
import { type MapFrame, movedFrame, zoomedFrame } from './map-frame.ts';

/** Milliseconds without a change after which a movement has ended. */
const REST = 450;
/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 5;
const STEP = 0.2;
const ZOOM = 1.6;
const ARROWS = new Map<string, MapPoint>([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
]);

interface Spread extends MapPoint {
  readonly apart: number;
}

/**
 * Makes a chart movable: by mouse, by two fingers (one finger scrolls the page) or by arrow keys. It is zoomed by + and
 * −, by pinching, by `zoomby` events, and by the wheel, but only with Ctrl or focus, so that the page can be scrolled.
 * @param settle called when the movement has ended
 * @returns a function that stops the gestures
 */
export function makeMovable(
  chart: HTMLElement,
  change: (to: (frame: MapFrame) => MapFrame) => void,
  settle: () => void = () => {},
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let dragged: { x: number; y: number; far: boolean } | null = null;
  let pinched: Spread | null = null;

  const awaitRest = () => {
    clearTimeout(restTimer);
    restTimer = setTimeout(() => (dragged?.far || pinched !== null ? awaitRest() : settle()), REST);
  };
  const partOf = ({ x, y }: MapPoint): MapPoint => {
    const { left, top, width, height } = chart.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  };
  /** @param by fractions of the chart's width and height */
  const move = (by: MapPoint) => {
    change((frame) => movedFrame(frame, by));
    awaitRest();
  };
  const moveBy = (x: number, y: number) => {
    const { width, height } = chart.getBoundingClientRect();
    move({ x: -x / width, y: -y / height });
  };
  /** @param at the point that stays in place, in fractions of the chart's width and height; the middle by default */
  const zoomBy = (factor: number, at?: MapPoint) => {
    change((frame) => zoomedFrame(frame, factor, at));
    awaitRest();
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    dragged = { x: event.clientX, y: event.clientY, far: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (dragged === null) return;
    const [x, y] = [event.clientX - dragged.x, event.clientY - dragged.y];
    if (!dragged.far && Math.hypot(x, y) < CLICK_TOLERANCE) return;
    if (!dragged.far) chart.setPointerCapture(event.pointerId);
    chart.dataset.dragged = '';
    dragged = { x: event.clientX, y: event.clientY, far: true };
    moveBy(x, y);
  };
  const onPointerUp = () => {
    dragged = null;
    // The click event that ends a drag comes later.
    setTimeout(() => delete chart.dataset.dragged);
  };
  const onClick = (event: MouseEvent) => {
    if (chart.dataset.dragged === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onTouch = (event: TouchEvent) => {
    const spread = spreadOf(event.touches);
    const before = pinched;
    pinched = spread;
    if (spread === null) return;
    if (event.cancelable) event.preventDefault();
    if (before === null) return;
    moveBy(spread.x - before.x, spread.y - before.y);
    if (spread.apart > 0 && before.apart > 0) zoomBy(before.apart / spread.apart, partOf(spread));
  };
  const onWheel = (event: WheelEvent) => {
    // A pinch on a touchpad is sent as a wheel event with Ctrl.
    if (!event.ctrlKey && !event.metaKey && !chart.contains(document.activeElement)) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const turned = Math.max(-120, Math.min(120, event.deltaY * pixels));
    zoomBy(2 ** (turned / (event.ctrlKey ? 60 : 240)), partOf({ x: event.clientX, y: event.clientY }));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = ARROWS.get(event.key);
    if (by) move(by);
    else if (event.key === '+' || event.key === '=') zoomBy(1 / ZOOM);
    else if (event.key === '-') zoomBy(ZOOM);
    else return;
    event.preventDefault();
  };
  const onZoomBy = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') zoomBy(event.detail);
  };

  chart.tabIndex = 0;
  chart.dataset.live = '';
  chart.addEventListener('pointerdown', onPointerDown, { signal });
  chart.addEventListener('pointermove', onPointerMove, { signal });
  chart.addEventListener('pointerup', onPointerUp, { signal });
  chart.addEventListener('pointercancel', onPointerUp, { signal });
  // Prevents the browser from dragging a link below the pointer.
  chart.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  chart.addEventListener('click', onClick, { signal, capture: true });
  for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    chart.addEventListener(name, onTouch, { signal, passive: false });
  chart.addEventListener('wheel', onWheel, { signal, passive: false });
  chart.addEventListener('keydown', onKey, { signal });
  chart.addEventListener('zoomby', onZoomBy, { signal });
  return () => {
    clearTimeout(restTimer);
    listening.abort();
  };
}

/** Returns the middle of two fingers and their distance in pixels; null for anything else than two fingers. */
function spreadOf(touches: TouchList): Spread | null {
  const [a, b, more] = touches;
  if (a === undefined || b === undefined || more !== undefined) return null;
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  };
}
