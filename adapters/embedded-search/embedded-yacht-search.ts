import { inject, injectable } from 'inversify';
import { MARKETS, type Market } from '../../core/market/market.ts';
import { AvailabilityCalendar } from '../../core/ports/availability-calendar.ts';
import type { Recommendations } from '../../core/ports/recommendations.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { SearchError, SearchOptions, YachtSearch, YachtSubsetSearch } from '../../core/ports/yacht-search.ts';
import { normalizeCriteria } from '../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../core/search/criteria/criteria.ts';
import { mostSimilar } from '../../core/search/related-yachts.ts';
import type { SearchResults } from '../../core/search/results.ts';
import { dayOfInstant } from '../../core/shared/calendar-day.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { FleetTableBuilder } from './fleet-table.ts';
import { MarketIndex } from './market-index.ts';
import { NightTable } from './night-table.ts';
import { runInSlices, type SlicedWork, VersionedCache } from './slices.ts';

type Indexes = ReadonlyMap<Market, MarketIndex>;

/** Searches the catalogue in-process, with an index for each market that is made again when the catalogue changes. */
@injectable()
export class EmbeddedYachtSearch implements YachtSearch {
  readonly #indexes: VersionedCache<Indexes>;
  /** The charter market with the nights of its yachts, made for the first search for days. */
  readonly #nights: VersionedCache<{ readonly index: MarketIndex; readonly nights: NightTable }>;
  /** Null while an index is made, so that another that is begun meanwhile has its own. */
  #builder: FleetTableBuilder | null = null;

  constructor(
    @inject(YachtCatalogue) catalogue: Pick<YachtCatalogue, 'all' | 'version'>,
    @inject(AvailabilityCalendar) private readonly calendars: AvailabilityCalendar,
  ) {
    this.#indexes = new VersionedCache(
      () => catalogue.version(),
      async () => runInSlices(this.#make(await catalogue.all())),
    );
    this.#nights = new VersionedCache(
      async () => {
        const { version } = await this.#indexes.current();
        return `${version} ${await calendars.version()} ${dayOfInstant(Date.now())}`;
      },
      async () => {
        const index = (await this.#indexes.current()).made.get('charter') as MarketIndex;
        return { index, nights: await this.#nightsOf(index.ids) };
      },
    );
  }

  /** With the version of the nights once they are searched, so that lists from an older table are not kept. */
  async version(): Promise<string> {
    const { version } = await this.#indexes.current();
    return this.#nights.isUsed ? `${version} ${(await this.#nights.current()).version}` : version;
  }

  async search(requested: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>> {
    const criteria = normalizeCriteria(requested);
    if (criteria.stay !== null) {
      const { index, nights } = (await this.#nights.current()).made;
      return ok(await index.search(criteria, options, nights.groups(criteria.stay)));
    }
    const { made } = await this.#indexes.current();
    const index = made.get(criteria.market) as MarketIndex;
    return ok(await index.search(criteria, options, null));
  }

  async #nightsOf(ids: readonly YachtId[]): Promise<NightTable> {
    const table = new NightTable(ids.length, dayOfInstant(Date.now()));
    const known = new Set(await this.calendars.yachts());
    // The calendars let the event loop have its turns.
    for (const [row, id] of ids.entries()) {
      const calendar = known.has(id) ? await this.calendars.of(id) : null;
      if (calendar !== null) table.add(row, calendar);
    }
    return table;
  }

  *#make(yachts: readonly Yacht[]): SlicedWork<Indexes> {
    const builder = this.#builder?.suits(yachts) ? this.#builder : new FleetTableBuilder();
    this.#builder = null;
    const table = yield* builder.table(yachts);
    const indexes = new Map<Market, MarketIndex>();
    for (const market of MARKETS) indexes.set(market, yield* MarketIndex.build(table, market));
    this.#builder = builder;
    return indexes;
  }
}

export function createYachtSubsetSearch(calendars: AvailabilityCalendar): YachtSubsetSearch {
  return (yachts) => new EmbeddedYachtSearch({ all: async () => yachts, version: async () => '' }, calendars);
}

/** Recommends the most similar yachts, by their records alone, without tracking visitors. */
@injectable()
export class EmbeddedRecommendations implements Recommendations {
  constructor(@inject(YachtCatalogue) private readonly catalogue: YachtCatalogue) {}

  async similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    return mostSimilar(await this.catalogue.all(), yacht, market, count).map(({ id }) => id);
  }
}
