import { nothing } from './nowhere.ts';
export const used = nothing;
