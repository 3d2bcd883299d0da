/** Width in CSS pixels from which the filters are beside the list: the theme's `lg` (UI3). */
export const WIDE_SCREEN_MIN_PX = 1024;
