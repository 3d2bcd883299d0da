import { createActor } from 'xstate';
import type { BuildVersion } from '../../core/build-version/build-version.ts';
import { buildVersionMachine, needsReload, POLL_EVERY_MS } from '../../core/build-version/build-version-machine.ts';
import type { Builds } from '../../core/ports/builds.ts';
import { note } from '../state/browser-log.ts';
import { loadAnew } from './load-anew.ts';

/** product.md UI4: asks now and then which build is served; with a newer one the next navigation is a whole load. */
export class BuildWatcher {
  readonly #builds: Builds;
  readonly #freshness;

  constructor(builds: Builds, ours: BuildVersion) {
    this.#builds = builds;
    this.#freshness = createActor(buildVersionMachine, { input: { ours } });
  }

  /** A tab that nobody looks at asks when somebody does again. */
  start(): void {
    this.#freshness.start();
    setInterval(() => {
      if (document.visibilityState === 'visible') void this.#poll();
    }, POLL_EVERY_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#poll();
    });
  }

  /** Never settles where the page is left for good. */
  beforeNavigation(url: string): Promise<never> | null {
    if (!needsReload(this.#freshness.getSnapshot())) return null;
    note('A newer build is served: the page is loaded anew');
    return loadAnew(url);
  }

  async #poll(): Promise<void> {
    const freshness = this.#freshness;
    if (!freshness.getSnapshot().matches('fresh')) return;
    freshness.send({ type: 'POLL' });
    const latest = await this.#builds.latest();
    freshness.send(latest.ok ? { type: 'ANSWERED', build: latest.value } : { type: 'FAILED' });
  }
}
