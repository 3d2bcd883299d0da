import type { EstimateLineView, EstimateView } from './estimate-view.ts';

/** Builds the lines of an estimate for a letter; empty without a sum. */
export function buildEstimateLines({ sum, notes }: EstimateView): readonly string[] {
  if (sum === null) return [];
  const line = ({ title, amount }: EstimateLineView) => `${title}: ${amount}`;
  const left = sum.notIncluded === null ? [] : [sum.notIncluded];
  return [sum.title, ...sum.lines.map(line), line(sum.total), ...left, ...notes.slice(0, 1)];
}
