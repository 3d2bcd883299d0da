import { createActor } from 'xstate';
import { type BuildVersion, readBuildVersion } from '../../core/build-version/build-version.ts';
import { buildVersionMachine, needsReload, POLL_EVERY_MS } from '../../core/build-version/build-version-machine.ts';
import type { Builds } from '../../core/ports/builds.ts';
import { note } from '../state/browser-log.ts';
import { loadAnew } from './browser-address.ts';

/**
 * Polls the served build version; after a newer one was found, the next navigation loads a whole page (UI4).
 */
export class BuildWatcher {
  readonly #builds: Builds;
  readonly #machine;

  constructor(builds: Builds, ours: BuildVersion) {
    this.#builds = builds;
    this.#machine = createActor(buildVersionMachine, { input: { ours } });
  }

  /** Starts polling; a hidden tab polls when it becomes visible again. */
  start(): void {
    this.#machine.start();
    setInterval(() => {
      if (document.visibilityState === 'visible') void this.#poll();
    }, POLL_EVERY_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#poll();
    });
  }

  /** Returns a promise that never settles if the page is reloaded, else null. */
  beforeNavigation(url: string): Promise<never> | null {
    if (!needsReload(this.#machine.getSnapshot())) return null;
    note('A newer build is served: the page is loaded anew');
    return loadAnew(url);
  }

  async #poll(): Promise<void> {
    const machine = this.#machine;
    if (!machine.getSnapshot().matches('fresh')) return;
    machine.send({ type: 'POLL' });
    const latest = await this.#builds.latest();
    machine.send(latest.ok ? { type: 'ANSWERED', build: latest.value } : { type: 'FAILED' });
  }
}

/** Returns the build that this tab runs, as its document states it; null in development. */
export function documentBuildVersion(root: HTMLElement = document.documentElement): BuildVersion | null {
  return readBuildVersion(root.dataset.build ?? '');
}
