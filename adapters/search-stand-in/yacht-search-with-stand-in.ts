import { inject, injectable } from 'inversify';
import type { SearchError, SearchOptions, YachtSearch } from '../../core/ports/yacht-search.ts';
import type { Criteria } from '../../core/search/criteria/criteria.ts';
import type { SearchResults } from '../../core/search/results.ts';
import { Log } from '../../core/shared/log.ts';
import type { Result } from '../../core/shared/result.ts';
import { STAND_IN_LIMITS, StandInSwitch } from './stand-in-switch.ts';

/** The `YachtSearch` of a service on the network. */
export const HostedYachtSearch = Symbol.for('HostedYachtSearch');
/** The `YachtSearch` that answers while the hosted one fails. */
export const YachtSearchStandIn = Symbol.for('YachtSearchStandIn');

/**
 * Searches yachts with a hosted search, and with its stand-in while the hosted search fails (SE9). It has no version,
 * since asking the stand-in for one would build an index that is not needed yet.
 */
@injectable()
export class YachtSearchWithStandIn implements YachtSearch {
  readonly #switch: StandInSwitch;

  constructor(
    @inject(HostedYachtSearch) private readonly hosted: YachtSearch,
    @inject(YachtSearchStandIn) private readonly standIn: YachtSearch,
    @inject(Log) log: Pick<Log, 'warn' | 'error'>,
    limits = STAND_IN_LIMITS,
  ) {
    this.#switch = new StandInSwitch('yacht search', log, limits);
  }

  search(criteria: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>> {
    return this.#switch.ask(
      () => this.hosted.search(criteria, options),
      () => this.standIn.search(criteria, options),
    );
  }
}
