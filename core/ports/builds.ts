import type { BuildMeta, LatestBuild } from '../build-version/build-meta.ts';
import type { Result } from '../shared/result.ts';
import type { HttpError } from './http-client.ts';

/** No answer came, or one that makes no sense: either way nothing is known of the build. */
export type BuildsError = HttpError | { readonly kind: 'bad-answer' };

/** Which build the site serves, asked by a tab that may run an older one (product.md UI4). */
export interface Builds {
  /** The build that is served now, never from a cache. */
  latest(): Promise<Result<LatestBuild, BuildsError>>;
  /** A build's route rules; status 404 for a build that the site does not know, or knows no more. */
  meta(id: string): Promise<Result<BuildMeta, BuildsError>>;
}
export const Builds = Symbol.for('Builds');
