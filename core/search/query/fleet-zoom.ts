/** The steps of the scale, from the smallest drawings to the largest; the one in the middle is the default. */
export const ZOOM_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];
export const DEFAULT_ZOOM: ZoomLevel = 3;
