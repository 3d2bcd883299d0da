import { generate } from '../tools/generate.ts';
export const used = generate;
