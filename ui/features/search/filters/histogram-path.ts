import type { RangeCounts } from '../../../../core/search/results.ts';

/** The view box of histograms, independent of their size on the page. */
export const HISTOGRAM_BOX = { width: 240, height: 22 } as const;

/**
 * Draws the bars of a histogram as one SVG path, aligned with the slider below: the steps are equal on the slider's
 * scale. The path is kept short, since a list's page contains it twice.
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
