import { type BuildVersion, readBuildVersion } from '../../core/build-version/build-version.ts';

/** Returns the build that this tab runs, as its document states it; null in development. */
export function documentBuildVersion(root: HTMLElement = document.documentElement): BuildVersion | null {
  return readBuildVersion(root.dataset.build ?? '');
}
