/** product.md UI3: milliseconds between two looks at a page that scrolls. */
export const SCROLL_THROTTLE_MS = 200;

/** product.md UI3: milliseconds of rest before a new size of the window counts. */
export const RESIZE_DEBOUNCE_MS = 100;

/** product.md UI3: milliseconds a slider takes from one slide to the next; `--t-slider` in ui/styles/theme.css. */
export const SLIDER_TRANSITION_MS = 1000;
