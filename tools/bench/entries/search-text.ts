/**
 * Puts texts to one engine, and counts how often it finds the yacht that a text was made from. Arguments: peer, yachts,
 * texts, passes.
 */
import MiniSearch from 'minisearch';
import { EmbeddedYachtSearch } from '../../../adapters/embedded-search/embedded-yacht-search.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { SEARCHED_FIELDS, yachtTexts } from '../../../core/search/searched-fields.ts';
import { wordsOf } from '../../../core/text/fold-text.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../../tests/fakes/memory-availability-calendar.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { DISPLAY, MARKET, OPTIONS, SEED } from '../search/question.ts';
import { syntheticFleet } from '../search/synthetic-fleet.ts';
import { textMix } from '../search/text-mix.ts';
import { spreadOf } from '../statistics.ts';

/** The result that the process prints as one line. */
export interface TextTimes {
  /** Milliseconds for all texts, the median of the passes for each. */
  readonly total: number;
  /** Texts, and those that found their yacht, by the kind of typo. */
  readonly found: Readonly<Record<string, readonly [texts: number, found: number]>>;
}

/** Returns at most `count` ids, best first. */
type Find = (text: string, count: number) => Promise<readonly string[]>;

/** Returns the site's own search, ranked and cut into a page, without facets. */
function ours(yachts: readonly Yacht[]): Find {
  const search = new EmbeddedYachtSearch(new MemoryYachtCatalogue(yachts), new MemoryAvailabilityCalendar());
  return async (text, pageSize) => {
    const options = { ...DISPLAY, pageSize, facets: [] };
    const answer = await search.search({ ...emptyCriteria(MARKET), text }, options);
    if (!answer.ok) throw new Error(`the search did not answer: ${answer.error.kind}`);
    return answer.value.hits;
  };
}

/**
 * Returns a MiniSearch with the same words of the same fields, where every word must match: whole, as a prefix, or with
 * one edit.
 */
function miniSearch(yachts: readonly Yacht[]): Find {
  const index = new MiniSearch<Record<string, string>>({
    fields: [...SEARCHED_FIELDS],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= 4 ? 1 : false),
      boost: { name: 4, builder: 2, other: 1 },
    },
  });
  index.addAll(
    yachts.map((yacht) => {
      const fields = yachtTexts(yacht);
      return { id: yacht.id, ...Object.fromEntries(SEARCHED_FIELDS.map((field) => [field, fields[field].join(' ')])) };
    }),
  );
  return async (text, count) =>
    index
      .search(text)
      .slice(0, count)
      .map(({ id }) => String(id));
}

const PEERS = { ours, miniSearch };
export type TextPeer = keyof typeof PEERS;

const [name = 'ours', size = '10000', texts = '200', passes = '3'] = process.argv.slice(2);
const yachts = syntheticFleet(SEED, Number(size));
const find = PEERS[name as TextPeer](yachts);
const mix = textMix(SEED, yachts, Number(texts));

const took: number[][] = mix.map(() => []);
for (let pass = 0; pass <= Number(passes); pass += 1) {
  for (const [at, { text }] of mix.entries()) {
    const started = performance.now();
    await find(text, OPTIONS.pageSize);
    // The first pass warms up the engine.
    if (pass > 0) took[at]?.push(performance.now() - started);
  }
}
const found: Record<string, [number, number]> = {};
for (const { text, slip, meant } of mix) {
  const [asked, right] = found[slip] ?? [0, 0];
  const isFound = (await find(text, yachts.length)).includes(meant);
  found[slip] = [asked + 1, right + Number(isFound)];
}
const times: TextTimes = { total: took.reduce((sum, each) => sum + spreadOf(each).median, 0), found };
process.stdout.write(JSON.stringify(times));
