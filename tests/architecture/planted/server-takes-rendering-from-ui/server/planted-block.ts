import { Slider } from '../ui/blocks/Slider.tsx';

export const slider = Slider;
