import type { RangeCounts } from '../../../core/search/results.ts';
import { HISTOGRAM_BOX } from './histogram-box.ts';

/**
 * The bars of a histogram as one path, standing on the lower edge of its box where the slider below has the same
 * figures: its steps are equal on the slider's own scale.
 */
export function histogramPath({ histogram }: Pick<RangeCounts, 'histogram'>): string {
  const { width, height } = HISTOGRAM_BOX;
  const top = Math.max(...histogram);
  const edge = (at: number) => Math.round((at / histogram.length) * width);
  return histogram
    .map((count, at) => {
      const rise = 1 + Math.round((count / top) * (height - 2));
      return `M${edge(at)} ${height}v-${rise}h${edge(at + 1) - edge(at) - 1}v${rise}`;
    })
    .join('');
}
