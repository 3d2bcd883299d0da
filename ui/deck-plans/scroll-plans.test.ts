import { expect, test } from 'vitest';
import { scrollPlans } from './scroll-plans.ts';

/** A plan that counts what is written and rounds it, as browsers do. */
class SamplePlan {
  written = 0;
  #left: number;

  constructor(left: number) {
    this.#left = left;
  }

  get scrollLeft() {
    return this.#left;
  }

  set scrollLeft(left: number) {
    this.written += 1;
    this.#left = Math.round(left);
  }
}

test('ME4 scrolls the plans that are elsewhere, and leaves alone the one that was scrolled', () => {
  const [scrolled, near, far] = [new SamplePlan(120.4), new SamplePlan(120), new SamplePlan(40)] as const;
  const plans = [scrolled, near, far];
  scrollPlans(plans, () => scrolled.scrollLeft);
  expect(plans.map(({ scrollLeft, written }) => [scrollLeft, written])).toEqual([
    [120.4, 0],
    [120, 0],
    [120, 1],
  ]);
});
