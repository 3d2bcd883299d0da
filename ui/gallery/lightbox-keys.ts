import type PhotoSwipe from 'photoswipe';

const STEP = 1.5;

/** Keys beyond arrows and Escape: + and − zoom, Home and End lead to the first picture and the last. */
export function pressKey(viewer: PhotoSwipe, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case '+':
    case '=':
      return zoomBy(viewer, STEP);
    case '-':
    case '_':
      return zoomBy(viewer, 1 / STEP);
    case 'Home':
      viewer.goTo(0);
      return true;
    case 'End':
      viewer.goTo(viewer.getNumItems() - 1);
      return true;
    default:
      return false;
  }
}

function zoomBy(viewer: PhotoSwipe, factor: number): boolean {
  const slide = viewer.currSlide;
  if (slide?.isZoomable() !== true) return false;
  const { initial, max } = slide.zoomLevels;
  const level = Math.min(max, Math.max(initial, slide.currZoomLevel * factor));
  viewer.zoomTo(level, undefined, viewer.options.zoomAnimationDuration || 0);
  return true;
}
