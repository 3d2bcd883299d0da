/** The line shows only when the navigation takes longer than 100 ms (product.md LK5): the delay stands in the style sheet. */
export function onPageTransitionStart() {
  document.getElementById('progress')?.setAttribute('data-on', '');
}
