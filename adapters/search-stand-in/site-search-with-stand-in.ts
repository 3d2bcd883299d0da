import { inject, injectable } from 'inversify';
import type { SiteSearch, SiteSearchOptions, SiteSearchRequest } from '../../core/ports/site-search.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { Log } from '../../core/shared/log.ts';
import type { Result } from '../../core/shared/result.ts';
import type { SiteResults } from '../../core/site-search/site-results.ts';
import { STAND_IN_LIMITS, StandInSwitch } from './stand-in-switch.ts';

/** The `SiteSearch` of a service on the network. */
export const HostedSiteSearch = Symbol.for('HostedSiteSearch');
/** The `SiteSearch` that answers while the hosted one fails. */
export const SiteSearchStandIn = Symbol.for('SiteSearchStandIn');

/** Searches the site with a hosted search, and with its stand-in while the hosted search fails (SE8, SE9). */
@injectable()
export class SiteSearchWithStandIn implements SiteSearch {
  readonly #switch: StandInSwitch;

  constructor(
    @inject(HostedSiteSearch) private readonly hosted: SiteSearch,
    @inject(SiteSearchStandIn) private readonly standIn: SiteSearch,
    @inject(Log) log: Pick<Log, 'warn' | 'error'>,
    limits = STAND_IN_LIMITS,
  ) {
    this.#switch = new StandInSwitch('site search', log, limits);
  }

  search(question: SiteSearchRequest, options: SiteSearchOptions): Promise<Result<SiteResults, SearchError>> {
    return this.#switch.ask(
      () => this.hosted.search(question, options),
      () => this.standIn.search(question, options),
    );
  }
}
