import { ArchiveFolder, type ArchiveIndex, NO_INDEX, type Retirements } from './archive-folder.ts';

/** Milliseconds that a file outlives the last build it was part of. */
const ASSET_LIFE_MS = 24 * 60 * 60 * 1000;

export interface AssetArchiveOptions {
  /** Shared by deploys, and by nodes if they share a disk. */
  readonly folder: string;
  /** This build's files by their names below /assets/, see `listAssets`; names carry hashes of the contents. */
  readonly assets: ReadonlyMap<string, string>;
  readonly buildId: string;
  /** Milliseconds. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** This build's assets, and those of earlier ones that open tabs may still ask for. */
export interface AssetArchive {
  has(name: string): boolean;
  /** Absolute path; null for a name that no build of the last day had. Names are looked up, never joined. */
  file(name: string): string | null;
  /** Ids of the builds of the last day, this one first. */
  builds(): string[];
}

/**
 * Takes this build's assets into the folder, so that the next deploy leaves them reachable for a day, and lets go of
 * what was retired longer ago. Never rejects: whatever goes wrong is one line of warning, and the site goes on with
 * what there is; this build's own files are always reachable.
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
  // Files that the index does not know count as retired now: those of a lost index, or of a server that started at the
  // same time and whose index was overwritten.
  const files = renewed(before.files, stored, assets.keys(), at);
  const index: ArchiveIndex = { builds, files };
  const expired = stored.filter((name) => !files.has(name));
  // First, because a full disk may be full of these.
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

/** Who is current, and when the others were retired: as before, or now; without those that are past their life. */
function renewed(before: Retirements, known: Iterable<string>, current: Iterable<string>, at: number): Retirements {
  const next = new Map<string, number | null>();
  for (const name of known) {
    // Not in the future, where a clock that was wrong may have put it.
    const retired = Math.min(before.get(name) ?? at, at);
    if (isAlive(retired, at)) next.set(name, retired);
  }
  for (const name of current) next.set(name, null);
  return next;
}

function isAlive(retired: number | null, now: number): boolean {
  return retired === null || now - retired <= ASSET_LIFE_MS;
}
