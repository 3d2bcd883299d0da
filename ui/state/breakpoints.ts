/** From this width on the filters stand beside the list. By itself, so that a page that needs one width loads no other. */
export const WIDE = 1024;

/** product.md UI3: least widths of the window in CSS pixels, the same as in ui/styles/theme.css. */
export const BREAKPOINTS = {
  xs: 375,
  sm: 640,
  md: 768,
  lg: WIDE,
  xl: 1280,
  '2xl': 1440,
  '3xl': 1600,
} as const;
