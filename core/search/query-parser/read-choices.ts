import { LIST_FACETS, type ListFacetKey } from '../facets/facets.ts';
import type { ParseState } from './parse-state.ts';
import type { FacetChoice, Sense } from './senses.ts';

/** Kinds that are more specific than "motor" or "sail" beside them: a sailing catamaran is a catamaran. */
const SPECIAL_KINDS: ReadonlySet<string> = new Set(['explorer', 'catamaran']);

/** The facets of which a yacht must have all chosen values. */
const CONJUNCTIVE: ReadonlySet<ListFacetKey | undefined> = new Set(
  LIST_FACETS.filter(({ match }) => match === 'all').map(({ key }) => key),
);

/** The facet values that a lexeme names, all of one facet. */
interface Named {
  readonly at: number;
  readonly choices: readonly FacetChoice[];
}

/** Finds the markets that a sentence names. */
export function readMarkets(state: ParseState): void {
  state.lexemes.forEach((_, at) => {
    const { market, choices } = state.openSense(at);
    if (market === undefined || choices !== undefined) return;
    state.markets.push({ market, ...state.typedWords(at) });
  });
}

/** Finds sort orders and values of facets that exist once for each market. */
export function readSortsAndMarketFacets(state: ParseState): void {
  state.lexemes.forEach((_, at) => {
    const { sort, listing, choices, before } = state.openSense(at);
    if (choices !== undefined || before !== undefined) return;
    if (listing !== undefined) state.listings.push({ ...listing, ...state.typedWords(at) });
    else if (sort !== undefined) state.sorts.push({ sort, ...state.typedWords(at) });
    else return;
    state.consume(at);
  });
}

/** Finds the values of list facets. */
export function readChoices(state: ParseState): void {
  const named = state.lexemes.flatMap((_, at): Named[] => {
    const { choices } = state.openSense(at);
    return choices === undefined ? [] : [{ at, choices: oneFacet(state, at, choices) }];
  });
  const either = eitherOf(state, named);
  for (const { at } of named) state.consume(at);
  for (const { at, choices } of narrowed(state, named)) {
    // A number before an amenity or kind is dropped, since filters do not count: "two kayaks".
    const isCounted = choices.some(({ facet }) => facet === 'amenity' || facet === 'kind') && !state.isSeparated(at);
    const from = isCounted && state.openSense(at - 1).number !== undefined ? at - 1 : at;
    state.consume(from);
    if (!either.has(at))
      for (const choice of choices) state.choices.push({ ...choice, ...state.typedWords(from, at + 1) });
    consumeFacetNames(state, at, choices);
  }
}

/** Successive values of a facet with only fillers, punctuation, connectives, numbers and facet names between them. */
interface Run {
  readonly named: Named[];
  isEither: boolean;
}

/**
 * Ignores values joined by "or" in facets of which a yacht must have all chosen values, since no filter asks for one
 * of several. Returns the lexemes of these values.
 */
function eitherOf(state: ParseState, named: readonly Named[]): ReadonlySet<number> {
  const lexemes = new Set<number>();
  for (const { named: run, isEither } of runsOf(state, named)) {
    const [first, last] = [run[0]?.at ?? 0, run.at(-1)?.at ?? 0];
    const values = new Set(run.flatMap(({ choices }) => choices.map(({ value }) => value)));
    if (!isEither || values.size === 1) continue;
    state.ignore('either', first, last + 1);
    for (const { at } of run) lexemes.add(at);
  }
  return lexemes;
}

function runsOf(state: ParseState, named: readonly Named[]): readonly Run[] {
  const runs: Run[] = [];
  for (const one of named.filter(({ choices }) => CONJUNCTIVE.has(choices[0]?.facet))) {
    const run = runs.at(-1);
    const before = run?.named.at(-1)?.at;
    const between = before === undefined ? [] : state.lexemes.slice(before + 1, one.at).map(({ sense }) => sense);
    if (run === undefined || !between.every(isBetween)) runs.push({ named: [one], isEither: false });
    else {
      run.named.push(one);
      run.isEither ||= between.some(({ connective }) => connective === 'or');
    }
  }
  return runs;
}

function isBetween({ functionWord, request, connective, namedFacets, number }: Sense): boolean {
  return [functionWord, request, connective, namedFacets, number].some((role) => role !== undefined);
}

/** Picks one facet where a name is a value of several: the one named beside it, else the first. */
function oneFacet(state: ParseState, at: number, choices: readonly FacetChoice[]): readonly FacetChoice[] {
  const beside = [neighbour(state, at, -1), neighbour(state, at, 1)];
  const facet = choices.find((choice) => beside.some(({ namedFacets }) => namedFacets?.includes(choice.facet)))?.facet;
  return choices.filter((choice) => choice.facet === (facet ?? choices[0]?.facet));
}

/** Returns the sense of the nearest lexeme on one side that is not a filler. */
function neighbour(state: ParseState, from: number, step: 1 | -1): Sense {
  let at = from + step;
  while (state.anySense(at).functionWord && !isPartedFrom(state, at, step)) at += step;
  return isPartedFrom(state, at, step) ? {} : state.anySense(at);
}

function isPartedFrom(state: ParseState, at: number, step: 1 | -1): boolean {
  return state.isSeparated(step === 1 ? at : at + 1);
}

/** Removes a value that contains another one, unless "and" or "or" joins them: "Greece" in "Mykonos, Greece". */
function narrowed(state: ParseState, named: readonly Named[]): readonly Named[] {
  return named.filter(
    (wide) => !named.some((narrow) => isWithin(narrow, wide) && !areJoined(state, narrow, wide, named)),
  );
}

function isWithin(narrow: Named, wide: Named): boolean {
  const facet = narrow.choices[0]?.facet;
  if (facet !== wide.choices[0]?.facet) return false;
  const holds = (value: string | undefined) => wide.choices.some((choice) => choice.value === value);
  if (facet === 'kind') return isSpecial(narrow) && !isSpecial(wide);
  if (facet !== 'destination') return false;
  const isPart = narrow.choices.every(({ value, region }) => holds(value) || holds(region));
  return isPart && !wide.choices.every(({ value }) => narrow.choices.some((choice) => choice.value === value));
}

function isSpecial({ choices }: Named): boolean {
  return choices.every(({ value }) => SPECIAL_KINDS.has(value));
}

/** Returns whether "and" or "or" joins two values directly or as parts of a list. */
function areJoined(state: ParseState, one: Named, other: Named, named: readonly Named[]): boolean {
  const facet = one.choices[0]?.facet;
  const isKind = facet === 'kind';
  const list = named.filter(({ choices }) => choices[0]?.facet === facet).map(({ at }) => at);
  const [from, to] = isKind ? [Math.min(...list), Math.max(...list)] : [one.at, other.at].sort((a, b) => a - b);
  for (let at = (from ?? 0) + 1; at < (to ?? 0); at += 1) {
    const { connective } = state.anySense(at);
    if (connective === 'and' || connective === 'or') return true;
  }
  return false;
}

/** Consumes the facet's name beside a value, past fillers: "hull" in "steel hull". */
function consumeFacetNames(state: ParseState, from: number, choices: readonly FacetChoice[]): void {
  const facets = new Set<ListFacetKey>(choices.map(({ facet }) => facet));
  for (const step of [1, -1] as const) {
    for (let at = from + step; !isPartedFrom(state, at, step); at += step) {
      const sense = state.openSense(at);
      if (sense.namedFacets?.some((facet) => facets.has(facet))) state.consume(at);
      else if (!sense.functionWord && !sense.request) break;
    }
  }
}
