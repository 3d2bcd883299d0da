import { normalizeCriteria } from '../../../core/search/criteria/change-criteria.ts';
import { type Criteria, emptyCriteria, type Ranges, type Refinements } from '../../../core/search/criteria/criteria.ts';
import type { Range } from '../../../core/search/facets/range.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { at, createPrng, type Prng } from '../../demo/fleet/prng.ts';
import { DISPLAY, MARKET, OFFERED } from './question.ts';

const LISTS = OFFERED.filter((facet) => facet.shape === 'list');
const NUMBERS = OFFERED.filter((facet) => facet.shape === 'range');
/** The number of yachts from which the bounds of a range are drawn. */
const SAMPLE = 500;

/**
 * Draws criteria as visitors choose them: up to four values, often several of one facet, each of some yacht; up to three
 * ranges that keep the middle of the fleet, or one side of it. No text, the default order, page 1.
 */
export function queryMix(seed: number, yachts: readonly Yacht[], count: number): readonly Criteria[] {
  const prng = createPrng(`${seed}/queries`);
  return Array.from({ length: count }, () => {
    const refinements = drawTicks(prng.whole(0, 4), yachts, prng);
    const ranges = drawRanges(prng.whole(0, 3), yachts, prng);
    return normalizeCriteria({ ...emptyCriteria(MARKET), refinements, ranges });
  });
}

function drawTicks(count: number, yachts: readonly Yacht[], prng: Prng): Refinements {
  const ticks: { -readonly [Key in keyof Refinements]: readonly string[] } = {};
  let facet = prng.pick(LISTS);
  for (let tick = 0; tick < count; tick += 1) {
    if (tick === 0 || prng.chance(0.6)) facet = prng.pick(LISTS);
    const values = facet.read(prng.pick(yachts));
    if (values.length > 0) ticks[facet.key] = [...(ticks[facet.key] ?? []), prng.pick(values)];
  }
  return ticks;
}

function drawRanges(count: number, yachts: readonly Yacht[], prng: Prng): Ranges {
  const ranges: { -readonly [Key in keyof Ranges]: Ranges[Key] } = {};
  for (const { key, read } of prng.shuffled(NUMBERS).slice(0, count)) {
    const sample = Array.from({ length: SAMPLE }, () => read(prng.pick(yachts), DISPLAY)).filter(
      (value) => value !== null,
    );
    if (sample.length > 0)
      ranges[key] = drawRange(
        sample.sort((a, b) => a - b),
        prng,
      );
  }
  return ranges;
}

function drawRange(sorted: readonly number[], prng: Prng): Range {
  const min = at(sorted, Math.floor(prng.between(0, 0.5) * sorted.length));
  const max = at(sorted, Math.floor(prng.between(0.5, 1) * sorted.length));
  const side = prng.next();
  if (side < 0.25) return { min, max: null };
  return side < 0.5 ? { min: null, max } : { min, max };
}
