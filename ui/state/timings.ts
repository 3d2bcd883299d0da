/** Milliseconds between two reads of the scroll position (UI3). */
export const SCROLL_THROTTLE_MS = 200;

/** Milliseconds without a resize event before the new size of the window is read (UI3). */
export const RESIZE_DEBOUNCE_MS = 100;

/** Milliseconds of a slider's transition, the same as `--t-slider` in ui/styles/theme.css (UI3). */
export const SLIDER_TRANSITION_MS = 1000;
