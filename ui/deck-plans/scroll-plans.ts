/** Returns the plans that scroll sideways in the element of a page's plans. */
export function plansIn(root: Element | null): Iterable<Element> {
  return root?.getElementsByClassName('sc') ?? [];
}

/**
 * Scrolls all plans sideways, so that their stairs stay above one another. A plan within a pixel of its place is left
 * alone, as the one under the finger is: browsers round what is written, and would jerk it.
 * @param to position of a plan in pixels
 */
export function scrollPlans<P extends Pick<Element, 'scrollLeft'>>(plans: Iterable<P>, to: (plan: P) => number): void {
  for (const plan of plans) {
    const left = to(plan);
    if (Math.abs(plan.scrollLeft - left) >= 1) plan.scrollLeft = left;
  }
}
