import type { RangeCounts } from '../../../../core/search/results.ts';
import { HISTOGRAM_BOX } from './histogram-box.ts';

/**
 * The bars of a histogram as one path, standing on the lower edge of its box where the slider below has the same
 * figures: its steps are equal on the slider's own scale. Each bar is written by the one figure that is its own:
 * the path stands in a list's page twice.
 */
export function histogramPath({ histogram }: Pick<RangeCounts, 'histogram'>): string {
  const { width, height } = HISTOGRAM_BOX;
  const top = Math.max(...histogram);
  const edge = (at: number) => Math.round((at / histogram.length) * width);
  const bars = histogram.map((count, at) => {
    const rise = 1 + Math.round((count / top) * (height - 2));
    return `V${height - rise}h${edge(at + 1) - edge(at) - 1}V${height}`;
  });
  return `M0 ${height}${bars.join('h1')}`;
}
