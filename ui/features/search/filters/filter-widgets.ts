import { FacetValueSearch } from './FacetValueSearch.tsx';
import { RangeSlider } from './RangeSlider.tsx';

/** The widgets that need a script, in a chunk of their own that is not part of the first load. */
export const FILTER_WIDGETS = { FindValue: FacetValueSearch, RangeSlider };
