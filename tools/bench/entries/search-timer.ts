/** Times one full question with disjunctive counts in the process. Arguments: content folder, repetitions. */
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { FACETS } from '../../../core/search/facets/facets.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import { dayOfInstant } from '../../../core/shared/calendar-day.ts';
import { contentPorts } from '../../content-ports.ts';
import { DISPLAY } from '../search/question.ts';

/** The result that the process prints as one line. */
export interface SearchTimes {
  readonly yachts: number;
  readonly found: number;
  /** Milliseconds of the first question, which builds the index. */
  readonly firstMs: number;
  readonly ms: readonly number[];
  /** Milliseconds of the same question for a week, give or take seven days, of another first day each time. */
  readonly weekMs: readonly number[];
}

const [contentDir = 'content', repetitions = '50'] = process.argv.slice(2);
const { catalogue, search } = contentPorts(contentDir);
const yachts = (await catalogue.all()).length;

async function ask(criteria: Criteria): Promise<{ readonly ms: number; readonly results: SearchResults }> {
  const started = performance.now();
  const answer = await search.search(criteria, { ...DISPLAY, pageSize: 30, facets: FACETS.map(({ key }) => key) });
  const ms = performance.now() - started;
  if (!answer.ok) throw new Error(`The search did not answer: ${answer.error.kind}`);
  return { ms, results: answer.value };
}

const all = emptyCriteria('charter');
const first = await ask(all);
const destinations = (first.results.facets.destination ?? []).slice(0, 3).map(({ value }) => value);
/** A question with choices in four facets, and an order: each facet is counted without its own choice. */
const question: Criteria = {
  ...all,
  refinements: { destination: destinations, kind: ['motor'] },
  ranges: { length: { min: 25, max: 70 }, guests: { min: 8, max: null } },
  sort: 'price-asc',
};

const ms: number[] = [];
const weekMs: number[] = [];
const today = dayOfInstant(Date.now());
let found = 0;
for (let count = 0; count < Number(repetitions) + 5; count += 1) {
  const answer = await ask(question);
  found = answer.results.total;
  // The first questions warm up the engine.
  const stay = { from: today + 30 + count, nights: 7, giveOrTake: 7, group: 'free' } as const;
  const week = await ask({ ...question, stay });
  if (count >= 5) ms.push(answer.ms);
  if (count >= 5) weekMs.push(week.ms);
}
const times: SearchTimes = { yachts, found, firstMs: first.ms, ms, weekMs };
process.stdout.write(JSON.stringify(times));
