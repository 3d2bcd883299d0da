import { type MapFrame, moved, zoomed } from './map-frame.ts';

/** Loads the script that moves a chart on the first touch, key or pointer event. @returns a function that undoes it */
export function movableOnDemand(chart: HTMLElement, change: (to: (frame: MapFrame) => MapFrame) => void): () => void {
  const waiting = new AbortController();
  let undo = () => {};
  chart.tabIndex = 0;
  const load = () => {
    waiting.abort();
    import('./make-movable.ts').then(
      ({ makeMovable }) => {
        undo = makeMovable(chart, {
          move: (by) => change((now) => moved(now, by)),
          zoom: (factor, at) => change((now) => zoomed(now, factor, at)),
          settle: () => {},
        });
      },
      // Without the script the chart stays as the server rendered it.
      () => {},
    );
  };
  for (const event of ['pointerenter', 'focusin', 'touchstart']) {
    chart.addEventListener(event, load, { signal: waiting.signal, passive: true });
  }
  return () => {
    waiting.abort();
    undo();
  };
}
