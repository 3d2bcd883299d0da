import { isShown } from '../ui/features/home/is-shown.ts';

export const shown = isShown;
