import { two } from '../two/two.ts';
export const wired = two;
