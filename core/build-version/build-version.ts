import { isBuildId, isBuildTime, type LatestBuild } from './build-meta.ts';

/** The identity of a build, and its time for comparison. */
export type BuildVersion = Pick<LatestBuild, 'id' | 'builtAt'>;

/** Writes a build version for the root element of a document. */
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
 * Returns whether a served build is newer than the running one (UI4). While nodes are replaced one after
 * another, older ones still answer now and then.
 */
export function isNewerBuild(served: BuildVersion, running: BuildVersion): boolean {
  return served.id !== running.id && served.builtAt > running.builtAt;
}
