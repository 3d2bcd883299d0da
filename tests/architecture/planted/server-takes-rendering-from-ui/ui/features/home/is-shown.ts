export const isShown = true;
