import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openAssetArchive } from '../media/asset-archive.ts';
import type { ServedBuild } from '../routes/builds-route.ts';
import type { SiteOptions } from './site-options.ts';

/**
 * Prefix of the thousand files of detailed coastlines, which are not archived: a tab of an earlier build that misses one
 * shows the coastlines of the whole world.
 */
const LAND = 'land-';

/** Describes the browser's build, and adds the assets of earlier builds to its files. In development there are none. */
export async function servedBuild({ env, log, staticFiles, builtAt }: SiteOptions): Promise<ServedBuild> {
  const timestamp = new Date().toISOString();
  if (staticFiles === null) return { id: 'development', timestamp, builtAt, knownBuilds: () => [] };
  const assets = new Map([...staticFiles.assets].filter(([name]) => !name.startsWith(LAND)));
  const id = buildIdOf(assets.keys());
  const folder = join(env.cacheDir, 'assets');
  const warn = (message: string) => log.warn(message);
  const earlier = await openAssetArchive({ folder, assets, buildId: id, now: Date.now, warn });
  staticFiles.addEarlier(earlier);
  return { id, timestamp, builtAt, knownBuilds: () => earlier.builds() };
}

/**
 * Computes the id of a browser build, 12 hex digits, from the names of its files below /assets/ in any order. The names
 * contain content hashes, so that the same build has the same id on every node.
 */
export function buildIdOf(names: Iterable<string>): string {
  const sorted = [...new Set(names)].sort();
  return createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 12);
}
