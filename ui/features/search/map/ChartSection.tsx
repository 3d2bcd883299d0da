import { parseGeoBox } from '../../../../core/geo/geo-box.ts';
import { CHARTS, percent } from '../../../map/charts.ts';
import { frameOfBox, placeInFrame } from '../../../map/map-frame.ts';
import type { ChartView, MapView } from './map-view.ts';

/** The outline of the list's section of the map; nothing where the chart shows no more than that. */
export function ChartSection({ box, frame, shape }: Pick<ChartView, 'frame' | 'shape'> & Pick<MapView, 'box'>) {
  const section = box === null ? null : parseGeoBox(box);
  if (section === null) return null;
  // Its size on a chart that it fills in one direction.
  const fit = frameOfBox(section, CHARTS[shape].aspect);
  const width = ((section.east - section.west + 360) % 360 || 360) / 360;
  const from = placeInFrame({ latitude: section.north, longitude: section.west }, frame);
  const to = placeInFrame({ latitude: section.south, longitude: section.west }, frame);
  const [across, down] = [width / frame.width, to.y - from.y];
  const fills = width / fit.width > 0.985 && (down * frame.height) / fit.height > 0.985;
  // The copy of its western edge that is on the chart or to the left of it.
  const x = from.x + across < 0 ? from.x + 1 / frame.width : from.x;
  return fills ? null : (
    <rect className="chart-section" x={percent(x)} y={percent(from.y)} width={percent(across)} height={percent(down)} />
  );
}
