import { buildHome } from '../ui/features/home/build-home.ts';
import { draw } from '../ui/drawing/draw.ts';

export const home = [buildHome, draw];
