import type { Ends, MeasureKey } from './parse-state.ts';
import type { Bound } from './senses.ts';

type Topic = MeasureKey | 'money';

/** Facets that count things. */
export const COUNTS: ReadonlySet<Topic> = new Set(['guests', 'cabins', 'crew', 'engines', 'generators']);
/** Facets of whole numbers, where "over" and "under" exclude the number itself: after 2018 is from 2019 on. */
const WHOLE_NUMBERS: ReadonlySet<Topic> = new Set<Topic>([...COUNTS, 'year', 'refit']);
/** The bound of a number that is typed without one, where it is not `least`. */
const DEFAULT_BOUNDS: Readonly<Partial<Record<Topic, Bound>>> = {
  length: 'about',
  beam: 'about',
  gt: 'about',
  draft: 'most',
  money: 'most',
  year: 'exactly',
  refit: 'exactly',
};
/** The tolerance of "about" on either side: a share of a measure, a number of years. */
const ABOUT_SHARE = 0.1;
const ABOUT_YEARS = 2;

/** The ends of the range that a number with a bound, or the two numbers of a range, ask for, in the facet's unit. */
export function rangeEnds(topic: Topic, bound: Bound | null, low: number, high: number, isRange: boolean): Ends {
  if (isRange) return { min: rounded(Math.min(low, high)), max: rounded(Math.max(low, high)) };
  const value = rounded(low);
  const step = WHOLE_NUMBERS.has(topic) ? 1 : 0;
  const ends: Readonly<Record<Bound, Ends>> = {
    least: { min: value, max: null },
    over: { min: value + step, max: null },
    most: { min: null, max: value },
    under: { min: null, max: Math.max(0, value - step) },
    exactly: { min: value, max: value },
    about: around(topic, low),
  };
  return ends[effectiveBound(topic, bound)];
}

/** Gives the effective bound: "up to 12 guests" asks for room for at least 12, and so does "about 12". */
function effectiveBound(topic: Topic, bound: Bound | null): Bound {
  if (bound === null) return DEFAULT_BOUNDS[topic] ?? 'least';
  if (topic === 'guests' && bound === 'most') return 'least';
  return bound === 'about' && COUNTS.has(topic) ? 'least' : bound;
}

/** The range around a value: whole numbers, except for beam, draft and speed, where the tolerance is below 1. */
function around(topic: Topic, value: number): Ends {
  if (topic === 'year' || topic === 'refit') return { min: value - ABOUT_YEARS, max: value + ABOUT_YEARS };
  const round = ['beam', 'draft', 'speed', 'cruise'].includes(topic) ? rounded : Math.round;
  return { min: round(value * (1 - ABOUT_SHARE)), max: round(value * (1 + ABOUT_SHARE)) };
}

/** Rounds to the hundredth as bounds are kept, so that whole feet in meters convert back to whole feet. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
