import { type RunningBuild, readRunningBuild } from '../../core/build-version/build-version.ts';

/** The build that this tab runs, as its document names it; null in development. */
export function runningBuild(root: HTMLElement = document.documentElement): RunningBuild | null {
  return readRunningBuild(root.dataset.build ?? '');
}
