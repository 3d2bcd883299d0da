/** Stands in the skeleton where the page goes; the server puts the markup in after Vike has placed its tags. */
export const MARKUP_PLACE = '<!--page-->';
