import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { readSea } from '../../core/sea/sea-file.ts';
import { SeaRouter } from '../../core/sea/sea-router.ts';
import type { SeaWays } from '../../core/sea/sea-ways.ts';

/** The chart among the assets of the site. It is bytes, which no client of ours reads: it is fetched as pictures are. */
export class SiteSeaCharts implements SeaCharts {
  readonly #fetch: (url: string) => Promise<Response>;
  #loaded: Promise<SeaWays | null> | null = null;

  constructor(fetch: (url: string) => Promise<Response>) {
    this.#fetch = fetch;
  }

  load(): Promise<SeaWays | null> {
    this.#loaded ??= this.#read().then((ways) => {
      if (ways === null) this.#loaded = null;
      return ways;
    });
    return this.#loaded;
  }

  async #read(): Promise<SeaWays | null> {
    try {
      const answer = await this.#fetch(`/assets/${SEA_ASSET}`);
      if (!answer.ok) return null;
      const sea = readSea(new Uint8Array(await answer.arrayBuffer()));
      return sea.ok ? new SeaRouter(sea.value) : null;
    } catch {
      return null;
    }
  }
}
