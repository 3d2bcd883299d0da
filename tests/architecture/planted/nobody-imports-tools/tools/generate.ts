export const generate = 1;
