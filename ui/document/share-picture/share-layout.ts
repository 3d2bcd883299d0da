import { svgElement } from '../../drawing/svg.ts';

/** The size of a picture for messengers in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** The height of a drawing above the band with the words. */
export const GROUND_HEIGHT = 434;
export const MARGIN = 64;
/** The baseline of mark and label. */
export const TOP_LINE = 92;
/** The baseline of the last line of words. */
export const LAST_LINE = 576;

/** The least width of a photograph: one that is nearly square or upright is cut. */
const MIN_PHOTOGRAPH = 840;

/**
 * Returns the left edge and the width of a photograph, which ends at the right edge of the picture: as much of it as has
 * room, so that no masthead is cut. A wider one fills the picture.
 */
export function photographBox({ width, height }: { readonly width: number; readonly height: number }) {
  const { width: most, height: shown } = SHARE_PICTURE_SIZE;
  const room = Math.round(Math.min(most, Math.max(MIN_PHOTOGRAPH, (shown * width) / Math.max(1, height))));
  return { left: most - room, width: room };
}

/** Writes a rectangle of the whole width. */
export function rect(y: number, height: number, fill: string): string {
  return svgElement('rect', { y, width: SHARE_PICTURE_SIZE.width, height, fill });
}

/** Writes a gradient of one colour by its opacities at places from 0 to 1, downwards unless it is `across`. */
export function gradient(
  id: string,
  colour: string,
  stops: readonly (readonly [place: number, opacity: number])[],
  across = false,
): string {
  const written = stops.map(([offset, opacity]) =>
    svgElement('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
  return svgElement('linearGradient', { id, ...(across ? {} : { x2: 0, y2: 1 }) }, written.join(''));
}
