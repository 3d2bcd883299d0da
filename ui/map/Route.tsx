import { type MapFrame, placeInFrame } from '../../core/map/map-frame.ts';
import { percent } from './charts.ts';
import type { PlaceView } from './place-map-view.ts';

/** The way of a passage, leg after leg. */
export function Route({ places, frame }: { readonly places: readonly PlaceView[]; readonly frame: MapFrame }) {
  const points = places.map(({ position }) => placeInFrame(position, frame));
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    return (
      <line
        key={places[at + 1]?.id}
        className="chart-route"
        x1={percent(from.x)}
        y1={percent(from.y)}
        x2={percent(to.x)}
        y2={percent(to.y)}
      />
    );
  });
}
