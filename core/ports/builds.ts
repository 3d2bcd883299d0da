import type { BuildMeta, LatestBuild } from '../build-version/build-version.ts';
import type { Result } from '../shared/result.ts';
import type { HttpError } from './http-client.ts';

/** No answer or an invalid one; in both cases the build is unknown. */
export type BuildsError = HttpError | { readonly kind: 'bad-answer' };

/** Finds the build that the site serves, for tabs that may run an older one (UI4). */
export interface Builds {
  /** The build that is served now, never from a cache. */
  latest(): Promise<Result<LatestBuild, BuildsError>>;
  /** A build's route rules; status 404 for a build that the site does not know any more. */
  meta(id: string): Promise<Result<BuildMeta, BuildsError>>;
}
export const Builds = Symbol.for('Builds');
