import { isBuildId, isBuildTime, type LatestBuild } from './build-meta.ts';

/** A build as tabs compare it. */
export type BuildVersion = Pick<LatestBuild, 'id' | 'builtAt'>;

/** The build that wrote a document, as its root element names it. */
export function writeBuildVersion({ id, builtAt }: BuildVersion): string {
  return `${id} ${builtAt}`;
}

/** Reads what {@link writeBuildVersion} wrote; null for anything else. */
export function readBuildVersion(text: string): BuildVersion | null {
  const [id, time] = text.split(' ');
  const builtAt = Number(time);
  return isBuildId(id) && isBuildTime(builtAt) ? { id, builtAt } : null;
}

/**
 * Whether a tab that runs one build has to load another one that is served (product.md UI4): only where that was made
 * later. While nodes are replaced one after another an older one answers now and then, and that is no news.
 */
export function isNewerBuild(served: BuildVersion, running: BuildVersion): boolean {
  return served.id !== running.id && served.builtAt > running.builtAt;
}
