/** The view box of histograms, independent of their size on the page. */
export const HISTOGRAM_BOX = { width: 240, height: 44 } as const;
