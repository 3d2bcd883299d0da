import type { EstimateLineView, EstimateView } from './estimate-view.ts';

/** An estimate for a letter, line by line; nothing without a sum. */
export function buildEstimateLines({ sum, notes }: EstimateView): readonly string[] {
  if (sum === null) return [];
  const line = ({ title, amount }: EstimateLineView) => `${title}: ${amount}`;
  const left = sum.notIncluded === null ? [] : [sum.notIncluded];
  return [sum.title, ...sum.lines.map(line), line(sum.total), ...left, ...notes.slice(0, 1)];
}
