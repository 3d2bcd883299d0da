export const options = 1;
