import { createActor } from 'xstate';
import { type BuildVersion, readBuildVersion } from '../../core/build-version/build-version.ts';
import { buildVersionMachine, needsReload, POLL_EVERY_MS } from '../../core/build-version/build-version-machine.ts';
import type { Builds } from '../../core/ports/builds.ts';
import { logInfo } from '../state/browser-log.ts';
import { loadDocument } from './browser-address.ts';

/**
 * Polls the served build version while the tab is visible, and when it becomes visible again (UI4). Returns a function
 * for the next navigation: once a newer build has been found, it loads the address as a document and its promise never
 * settles; before that it returns null.
 */
export function watchBuilds(builds: Builds, ours: BuildVersion): (url: string) => Promise<never> | null {
  const machine = createActor(buildVersionMachine, { input: { ours } }).start();
  const poll = async () => {
    if (document.visibilityState !== 'visible' || !machine.getSnapshot().matches('fresh')) return;
    machine.send({ type: 'POLL' });
    const latest = await builds.latest();
    machine.send(latest.ok ? { type: 'ANSWERED', build: latest.value } : { type: 'FAILED' });
  };
  setInterval(poll, POLL_EVERY_MS);
  document.addEventListener('visibilitychange', poll);
  return (url) => {
    if (!needsReload(machine.getSnapshot())) return null;
    logInfo('A newer build is served: the page is loaded as a document');
    return loadDocument(url);
  };
}

/** Returns the build that this tab runs, as its document states it; null in development. */
export function documentBuildVersion(root: HTMLElement = document.documentElement): BuildVersion | null {
  return readBuildVersion(root.dataset.build ?? '');
}
