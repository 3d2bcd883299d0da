/** The box that a histogram is drawn in, whatever its size on the page. */
export const HISTOGRAM_BOX = { width: 240, height: 44 } as const;
