import type { BuildMeta, LatestBuild } from '../build-version/build-version.ts';
import type { Result } from '../shared/result.ts';
import type { SiteApiError } from './http-client.ts';

/** Finds the build that the site serves, for tabs that may run an older one (UI4). */
export interface Builds {
  /** The build that is served now; the answer never comes from a cache. */
  latest(): Promise<Result<LatestBuild, SiteApiError>>;
  /** A build with its redirects; an error of status 404 for a build that the site no longer has. */
  meta(id: string): Promise<Result<BuildMeta, SiteApiError>>;
}
export const Builds = Symbol.for('Builds');
