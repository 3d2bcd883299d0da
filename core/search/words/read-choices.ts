import type { ListFacetKey } from '../facets.ts';
import type { Choice, Sense } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** Kinds that say more than "motor" or "sail" beside them: a sailing catamaran is a catamaran. */
const SPECIAL_KINDS: ReadonlySet<string> = new Set(['explorer', 'catamaran']);

/** A lexeme that names values of one facet. */
interface Named {
  readonly at: number;
  readonly choices: readonly Choice[];
}

/** Keeps as text what the sentence does not want ("without a pool"): no filter leaves anything out. */
export function readNegations(reading: Reading): void {
  reading.lexemes.forEach((_, at) => {
    if (!reading.sense(at).negates) return;
    let next = at + 1;
    while (isFiller(reading.next(next))) next += 1;
    const { choices, market } = reading.next(next);
    if (choices !== undefined || market !== undefined) reading.keep(at, next);
  });
}

/** Finds the market that is asked for. */
export function readMarkets(reading: Reading): void {
  reading.lexemes.forEach((_, at) => {
    const { market, choices } = reading.sense(at);
    if (market === undefined || choices !== undefined) return;
    reading.markets.push(market);
  });
}

/** Finds the values of list facets. */
export function readChoices(reading: Reading): void {
  const named = reading.lexemes.flatMap((_, at): Named[] => {
    const { choices } = reading.sense(at);
    return choices === undefined ? [] : [{ at, choices: oneFacet(reading, at, choices) }];
  });
  for (const { at } of named) reading.use(at);
  for (const { at, choices } of narrowed(reading, named)) {
    for (const choice of choices) if (!reading.choices.some((one) => isSame(one, choice))) reading.choices.push(choice);
    readCompanions(reading, at, choices);
    // How many kayaks is more than a filter asks.
    const isCounted = choices.some(({ facet }) => facet === 'amenity' || facet === 'kind') && !reading.isParted(at);
    if (isCounted && reading.sense(at - 1).number !== undefined) reading.use(at - 1);
  }
}

function isSame(one: Choice, other: Choice): boolean {
  return one.facet === other.facet && one.value === other.value;
}

/** Of a name that means values of several facets, those of the facet named beside it, else of the first. */
function oneFacet(reading: Reading, at: number, choices: readonly Choice[]): readonly Choice[] {
  const beside = [neighbour(reading, at, -1), neighbour(reading, at, 1)];
  const facet = choices.find((choice) => beside.some(({ companion }) => companion?.includes(choice.facet)))?.facet;
  return choices.filter((choice) => choice.facet === (facet ?? choices[0]?.facet));
}

/** The nearest lexeme on one side that says something. */
function neighbour(reading: Reading, from: number, step: 1 | -1): Sense {
  let at = from + step;
  while (reading.senseOf(at).glue && !isPartedFrom(reading, at, step)) at += step;
  return isPartedFrom(reading, at, step) ? {} : reading.senseOf(at);
}

function isPartedFrom(reading: Reading, at: number, step: 1 | -1): boolean {
  return reading.isParted(step === 1 ? at : at + 1);
}

/** Without the wider of two values that nothing but "and" or "or" would make two wishes: "Mykonos, Greece". */
function narrowed(reading: Reading, named: readonly Named[]): readonly Named[] {
  return named.filter(
    (wide) => !named.some((narrow) => isWithin(narrow, wide) && !areJoined(reading, narrow, wide, named)),
  );
}

function isWithin(narrow: Named, wide: Named): boolean {
  const facet = narrow.choices[0]?.facet;
  if (facet !== wide.choices[0]?.facet) return false;
  const holds = (value: string | undefined) => wide.choices.some((choice) => choice.value === value);
  if (facet === 'kind') return isSpecial(narrow) && !isSpecial(wide);
  if (facet !== 'destination') return false;
  const isPart = narrow.choices.every(({ value, within }) => holds(value) || holds(within));
  return isPart && !wide.choices.every(({ value }) => narrow.choices.some((choice) => choice.value === value));
}

function isSpecial({ choices }: Named): boolean {
  return choices.every(({ value }) => SPECIAL_KINDS.has(value));
}

/** Whether "and" or "or" joins two values, or a list that ends in it does. */
function areJoined(reading: Reading, one: Named, other: Named, named: readonly Named[]): boolean {
  const facet = one.choices[0]?.facet;
  const isKind = facet === 'kind';
  const list = named.filter(({ choices }) => choices[0]?.facet === facet).map(({ at }) => at);
  const [from, to] = isKind ? [Math.min(...list), Math.max(...list)] : [one.at, other.at].sort((a, b) => a - b);
  for (let at = (from ?? 0) + 1; at < (to ?? 0); at += 1) {
    const { joint } = reading.senseOf(at);
    if (joint === 'and' || joint === 'or') return true;
  }
  return false;
}

/** Reads the facet's own name beside a value, past fillers. */
function readCompanions(reading: Reading, from: number, choices: readonly Choice[]): void {
  const facets = new Set<ListFacetKey>(choices.map(({ facet }) => facet));
  for (const step of [1, -1] as const) {
    for (let at = from + step; !isPartedFrom(reading, at, step); at += step) {
      const sense = reading.sense(at);
      if (sense.companion?.some((facet) => facets.has(facet))) reading.use(at);
      else if (!isFiller(sense)) break;
    }
  }
}

function isFiller({ glue, request }: Sense): boolean {
  return glue === true || request === true;
}
