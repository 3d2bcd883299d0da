import type { Ends, MeasureKey } from './parse-state.ts';
import type { Bound } from './tables/bounds.ts';

type Topic = MeasureKey | 'money';

/** Facets that count whole things: more than 5 cabins are 6. */
const COUNTED: ReadonlySet<Topic> = new Set(['guests', 'cabins', 'crew', 'engines', 'generators']);
/** Facets of whole numbers, of which "after" and "under" leave out the one that is said: after 2018 is from 2019 on. */
const WHOLE: ReadonlySet<Topic> = new Set<Topic>([...COUNTED, 'year', 'refit']);
/** What a number stands for that nothing bounds. */
const UNBOUND: Readonly<Record<Topic, Bound>> = {
  length: 'about',
  beam: 'about',
  gt: 'about',
  draft: 'most',
  money: 'most',
  year: 'exactly',
  refit: 'exactly',
  guests: 'least',
  cabins: 'least',
  crew: 'least',
  engines: 'least',
  generators: 'least',
  speed: 'least',
  cruise: 'least',
  range: 'least',
};
/** Share of a measure, and years, that "about" leaves on either side. */
const ABOUT = 0.1;
const ABOUT_YEARS = 2;

/** The ends that a number and its bound, or the two numbers of a range, set for a facet, in the facet's unit. */
export function rangeEnds(topic: Topic, said: Bound | null, low: number, high: number, isRange: boolean): Ends {
  if (isRange) return { min: rounded(Math.min(low, high)), max: rounded(Math.max(low, high)) };
  const bound = boundOf(topic, said);
  const value = rounded(low);
  const step = WHOLE.has(topic) ? 1 : 0;
  switch (bound) {
    case 'least':
      return { min: value, max: null };
    case 'over':
      return { min: value + step, max: null };
    case 'most':
      return { min: null, max: value };
    case 'under':
      return { min: null, max: Math.max(0, value - step) };
    case 'exactly':
      return { min: value, max: value };
    case 'about':
      return around(topic, low);
  }
}

/** "Up to 12 guests" asks for room for 12; of a count, "about" asks for so many. */
function boundOf(topic: Topic, said: Bound | null): Bound {
  if (said === null) return UNBOUND[topic];
  if (topic === 'guests' && said === 'most') return 'least';
  return said === 'about' && COUNTED.has(topic) ? 'least' : said;
}

/** Whole numbers, but those of a beam, a draft or a speed, which ten per cent would round away. */
function around(topic: Topic, value: number): Ends {
  if (topic === 'year' || topic === 'refit') return { min: value - ABOUT_YEARS, max: value + ABOUT_YEARS };
  const round = ['beam', 'draft', 'speed', 'cruise'].includes(topic) ? rounded : Math.round;
  return { min: round(value * (1 - ABOUT)), max: round(value * (1 + ABOUT)) };
}

/** To the hundredth, as bounds are held: feet in meters, to the centimeter, come back as whole feet. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
