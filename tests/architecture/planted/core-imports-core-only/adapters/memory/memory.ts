export const memory = 1;
