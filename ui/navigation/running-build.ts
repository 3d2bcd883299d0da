import { type RunningBuild, readRunningBuild } from '../../core/freshness/running-build.ts';

/** The build that this tab runs, as its document names it; null in development. */
export function runningBuild(root: HTMLElement = document.documentElement): RunningBuild | null {
  return readRunningBuild(root.dataset.build ?? '');
}
