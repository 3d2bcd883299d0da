let underWay = false;

/** Whether a page is on its way that does not stand yet. */
export function isUnderWay(): boolean {
  return underWay;
}

/** The line of progress shows only when it takes longer than 100 ms (product.md LK5): the delay stands in the style sheet. */
export function transitionStarts(): void {
  underWay = true;
  document.getElementById('progress')?.setAttribute('data-on', '');
}

export function transitionEnds(): void {
  underWay = false;
  document.getElementById('progress')?.removeAttribute('data-on');
}
