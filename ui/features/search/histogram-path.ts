import type { RangeCounts } from '../../../core/search/results.ts';
import { placeBetween } from '../../../core/search/slider-scale.ts';
import { HISTOGRAM_BOX } from './histogram-box.ts';

/** Narrower bars would be needles: on a scale by ratio, the steps of its far end are drawn together. */
const LEAST_WIDTH = 10;

/**
 * The bars of a histogram as one path, standing on the lower edge of its box where the slider below has the same
 * figures. A scale by ratio (no step) makes bars of different widths: there a bar's area says how many yachts it holds.
 */
export function histogramPath({ min, max, histogram }: RangeCounts, step: number | null): string {
  const { width, height } = HISTOGRAM_BOX;
  const edge = (at: number): number => {
    const place = min === max ? at : placeBetween({ min, max, step }, min + ((max - min) * at) / histogram.length);
    return Math.round(place * width);
  };
  const bars: { readonly from: number; readonly to: number; readonly tall: number }[] = [];
  let [from, count] = [0, 0];
  for (const [at, inStep] of histogram.entries()) {
    const to = edge(at + 1);
    count += inStep;
    const isLast = at === histogram.length - 1;
    if (!isLast && (to - from < LEAST_WIDTH || width - to < LEAST_WIDTH)) continue;
    bars.push({ from, to, tall: count / (to - from) });
    [from, count] = [to, 0];
  }
  const top = Math.max(...bars.map(({ tall }) => tall));
  return bars
    .map((bar) => {
      const rise = 1 + Math.round((bar.tall / top) * (height - 2));
      return `M${bar.from} ${height}v-${rise}h${bar.to - bar.from - 1}v${rise}`;
    })
    .join('');
}
