import { inject, injectable } from 'inversify';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SeaLoader } from '../../core/sea/chart-route-finder.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** The browser's fetch, which rejects where no answer comes. */
export type Fetch = (url: string) => Promise<Response>;

export const Fetch = Symbol.for('Fetch');

const UNAVAILABLE = err({ kind: 'unavailable' } as const);

/** Loads the chart from the site's assets. It is binary, so it is fetched without the HTTP client. */
@injectable()
export class SiteSeaCharts implements SeaCharts {
  readonly #loader: SeaLoader<typeof UNAVAILABLE.error>;

  constructor(@inject(Fetch) fetch: Fetch) {
    this.#loader = new SeaLoader(() => fetchChart(fetch));
  }

  load() {
    return this.#loader.load();
  }
}

async function fetchChart(fetch: Fetch): Promise<Result<Uint8Array, typeof UNAVAILABLE.error>> {
  try {
    const answer = await fetch(`/assets/${SEA_ASSET}`);
    return answer.ok ? ok(new Uint8Array(await answer.arrayBuffer())) : UNAVAILABLE;
  } catch {
    return UNAVAILABLE;
  }
}
