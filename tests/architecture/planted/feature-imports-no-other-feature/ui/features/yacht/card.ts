import { line } from './line.ts';
export const card = line;
