import { describe, expect, it } from 'vitest';
import { quantile, spreadOf, spreadText } from './statistics.ts';

describe('statistics of the bench', () => {
  it('take the middle of an odd and of an even sample', () => {
    expect(quantile([1, 2, 9], 0.5)).toBe(2);
    expect(quantile([1, 2, 4, 9], 0.5)).toBe(3);
  });

  it('sort by value and leave the argument unchanged', () => {
    const sample = [10, 9, 1];
    expect(spreadOf(sample)).toEqual({ median: 9, low: 5, high: 9.5, count: 3 });
    expect(sample).toEqual([10, 9, 1]);
  });

  it('write median, interquartile range and size', () => {
    expect(spreadText(spreadOf([0.9, 0.95, 1]))).toBe('0.95 (0.93–0.97, n 3)');
    expect(spreadText(spreadOf([5]), 0, ' ms')).toBe('5 ms (5–5, n 1)');
  });
});
