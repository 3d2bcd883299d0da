import { memory } from '../../adapters/memory/memory.ts';
export const kept = memory;
