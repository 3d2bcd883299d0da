export const container = 1;
