export const draw = 2;
