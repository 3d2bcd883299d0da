import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import {
  orderedCounts,
  paging,
  type RangeCounts,
  type SearchResults,
  type ValueCount,
} from '../../../core/search/results.ts';
import { inRange, rangeCounts } from '../../../tests/fakes/ranges.ts';
import { listConditions, type PeerTable } from './peer-table.ts';
import { OFFERED, OPTIONS } from './question.ts';

/** A test for the rows that do not meet a condition, with the facet that is counted without it. */
type Condition = readonly [key: string | null, misses: (row: number) => boolean];

/**
 * Tests every row, as `MemoryYachtSearch` does, but reads each yacht only once. A row that misses no condition counts for
 * all facets; one that misses a single condition counts for that condition's facet.
 */
export class TableOracle {
  readonly #table: PeerTable;

  constructor(table: PeerTable) {
    this.#table = table;
  }

  ask(criteria: Criteria): SearchResults {
    const { found, apart } = this.#matching(this.#conditions(criteria));
    const { pages, page } = paging(found.length, OPTIONS.pageSize, criteria.page);
    const facets: Record<string, readonly ValueCount[] | RangeCounts> = {};
    for (const facet of OFFERED) {
      const rows = [...found, ...(apart.get(facet.key) ?? [])];
      if (facet.shape === 'list') {
        const counts = orderedCounts(facet, this.#tally(facet.key, rows), criteria.refinements[facet.key] ?? []);
        if (counts.length > 0) facets[facet.key] = counts;
      } else {
        const { numbers, byRatio } = this.#table.numbers.find(
          ({ key }) => key === facet.key,
        ) as PeerTable['numbers'][number];
        const values = rows.map((row) => numbers[row] as number).filter((value) => !Number.isNaN(value));
        const counts = rangeCounts(values, byRatio);
        if (counts !== null) facets[facet.key] = counts;
      }
    }
    const hits = found.slice(0, OPTIONS.pageSize).map((row) => this.#table.ids[row]);
    return { hits, total: found.length, pages, page, facets, areas: [], stays: null } as SearchResults;
  }

  #conditions({ refinements, ranges }: Criteria): readonly Condition[] {
    const conditions: Condition[] = [];
    for (const list of this.#table.lists) {
      for (const choice of listConditions(list, refinements)) {
        const wanted = new Set(choice.codes);
        conditions.push([choice.absentFor, (row) => !list.codes[row]?.some((code) => wanted.has(code))]);
      }
    }
    for (const { key, numbers } of this.#table.numbers) {
      const range = ranges[key];
      if (range !== undefined) conditions.push([key, (row) => !inRange(numberOrNull(numbers[row] as number), range)]);
    }
    return conditions;
  }

  #matching(conditions: readonly Condition[]) {
    const found: number[] = [];
    const apart = new Map<string | null, number[]>(conditions.map(([key]) => [key, []]));
    for (let row = 0; row < this.#table.ids.length; row += 1) {
      const missed = conditions.filter(([, misses]) => misses(row));
      if (missed.length === 0) found.push(row);
      else if (missed.length === 1) apart.get(missed[0]?.[0] ?? null)?.push(row);
    }
    return { found, apart };
  }

  #tally(facet: string, rows: readonly number[]): ReadonlyMap<string, number> {
    const { values, codes } = this.#table.lists.find(({ key }) => key === facet) as PeerTable['lists'][number];
    const tally = new Array<number>(values.length).fill(0);
    for (const row of rows) for (const code of codes[row] ?? []) tally[code] = (tally[code] as number) + 1;
    return new Map(
      values.map((value, code) => [value, tally[code] as number] as const).filter(([, count]) => count > 0),
    );
  }
}

function numberOrNull(number: number): number | null {
  return Number.isNaN(number) ? null : number;
}
