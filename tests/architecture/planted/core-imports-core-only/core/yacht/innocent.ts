import { number } from 'valibot';
export const length = number();
