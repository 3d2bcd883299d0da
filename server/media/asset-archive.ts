import { ArchiveFolder, type ArchiveIndex, NO_INDEX, type Retirements } from './archive-folder.ts';

/** Milliseconds for which a file is kept after the last build that had it. */
const ASSET_LIFE_MS = 24 * 60 * 60 * 1000;

export interface AssetArchiveOptions {
  /** Shared by deploys, and by nodes that share a disk. */
  readonly folder: string;
  /** This build's files by their names below /assets/, see `listAssets`; names contain a hash of the content. */
  readonly assets: ReadonlyMap<string, string>;
  readonly buildId: string;
  /** Milliseconds. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** Serves this build's assets, and those of earlier builds that open tabs may still request. */
export interface AssetArchive {
  has(name: string): boolean;
  /** Absolute path; null for a name that no build of the last day had. Names are looked up, never joined to a path. */
  file(name: string): string | null;
  /** Ids of the builds of the last day, this one first. */
  builds(): string[];
}

/**
 * Stores this build's assets in the folder, so that the next deploy can serve them for a day, and removes those that
 * were retired longer ago. Never rejects: a failure is logged as a warning, and this build's own files are always
 * served.
 */
export async function openAssetArchive(options: AssetArchiveOptions): Promise<AssetArchive> {
  const { folder, assets, buildId, now, warn } = options;
  const disk = new ArchiveFolder(folder);
  const at = now();
  const troubles: string[] = [];
  const orFallback = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
    work.catch((error: unknown) => {
      troubles.push(String(error));
      return otherwise;
    });

  const before = await orFallback(disk.readIndex(), NO_INDEX);
  const stored = await orFallback(disk.list(), []);
  const builds = renewed(before.builds, before.builds.keys(), [buildId], at);
  // Files that the index does not have count as retired now: the index was lost, or a server that started at the same
  // time overwrote it.
  const files = renewed(before.files, stored, assets.keys(), at);
  const index: ArchiveIndex = { builds, files };
  const expired = stored.filter((name) => !files.has(name));
  // Removing comes first, because these files may be what fills the disk.
  await orFallback(disk.remove(expired, at - ASSET_LIFE_MS), undefined);
  await orFallback(disk.store(assets), undefined);
  await orFallback(disk.writeIndex(index, buildId), undefined);
  if (troubles.length > 0) {
    const more = troubles.length > 1 ? ` (and ${troubles.length - 1} more)` : '';
    warn(`Assets of earlier builds may not be kept in ${folder}: ${troubles[0]}${more}`);
  }

  const isReachable = (retired: number | null | undefined) => retired !== undefined && isAlive(retired, now());
  const file = (name: string) => assets.get(name) ?? (isReachable(files.get(name)) ? disk.pathOf(name) : null);
  return {
    file,
    has: (name) => file(name) !== null,
    builds: () => [buildId, ...[...builds.keys()].filter((id) => id !== buildId && isReachable(builds.get(id)))],
  };
}

/**
 * Updates the retirement instants: current names have none, others keep theirs or are retired now, and expired ones are
 * dropped.
 */
function renewed(before: Retirements, known: Iterable<string>, current: Iterable<string>, at: number): Retirements {
  const next = new Map<string, number | null>();
  for (const name of known) {
    // A wrong clock may have written an instant in the future.
    const retired = Math.min(before.get(name) ?? at, at);
    if (isAlive(retired, at)) next.set(name, retired);
  }
  for (const name of current) next.set(name, null);
  return next;
}

function isAlive(retired: number | null, now: number): boolean {
  return retired === null || now - retired <= ASSET_LIFE_MS;
}
