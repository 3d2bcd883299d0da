export const buildHome = 1;
