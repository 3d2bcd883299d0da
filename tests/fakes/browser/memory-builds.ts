import type { BuildMeta, LatestBuild } from '../../../core/build-version/build-version.ts';
import type { Builds } from '../../../core/ports/builds.ts';
import type { SiteApiError } from '../../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';

/** Serves the builds of a test, the last one as the current. */
export class MemoryBuilds implements Builds {
  readonly #builds: BuildMeta[];
  #error: SiteApiError | null = null;

  constructor(builds: readonly BuildMeta[] = []) {
    this.#builds = [...builds];
  }

  /** Deploys another build. */
  deploy(build: BuildMeta): void {
    this.#builds.push(build);
  }

  /** Makes every call fail with this error; null ends it. */
  failWith(error: SiteApiError | null): void {
    this.#error = error;
  }

  async latest(): Promise<Result<LatestBuild, SiteApiError>> {
    if (this.#error !== null) return err(this.#error);
    const served = this.#builds.at(-1);
    return served === undefined
      ? notFound()
      : ok({ id: served.id, timestamp: served.timestamp, builtAt: served.builtAt });
  }

  async meta(id: string): Promise<Result<BuildMeta, SiteApiError>> {
    if (this.#error !== null) return err(this.#error);
    const build = this.#builds.findLast((known) => known.id === id);
    return build === undefined ? notFound() : ok(build);
  }
}

function notFound(): Result<never, SiteApiError> {
  return err({ kind: 'status', status: 404, body: null });
}
