export const Slider = null;
