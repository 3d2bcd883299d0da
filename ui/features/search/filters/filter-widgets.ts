import { FindValue } from './FindValue.tsx';
import { RangeSlider } from './RangeSlider.tsx';

/** A chunk of its own, so that it does not weigh on the first load. */
export const FILTER_WIDGETS = { FindValue, RangeSlider };
