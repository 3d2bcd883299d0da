import { inject, injectable } from 'inversify';
import {
  type BuildMeta,
  type LatestBuild,
  parseBuildMeta,
  parseLatestBuild,
} from '../../core/build-version/build-version.ts';
import type { Builds, BuildsError } from '../../core/ports/builds.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { err, type Result } from '../../core/shared/result.ts';

const BAD_ANSWER = err({ kind: 'bad-answer' } as const);

/** Returns milliseconds of a monotonic clock. */
export type Clock = () => number;

export const Clock = Symbol.for('Clock');

/** Requests builds from the site. `now` in milliseconds makes each URL unique, so that no cache answers it. */
@injectable()
export class SiteBuilds implements Builds {
  readonly #http: HttpClient;
  readonly #now: Clock;

  constructor(@inject(HttpClient) http: HttpClient, @inject(Clock) now: Clock) {
    this.#http = http;
    this.#now = now;
  }

  async latest(): Promise<Result<LatestBuild, BuildsError>> {
    const answer = await this.#http.send({ url: `/builds/latest.json?${this.#now()}` });
    if (!answer.ok) return answer;
    const build = parseLatestBuild(answer.value.body);
    return build.ok ? build : BAD_ANSWER;
  }

  async meta(id: string): Promise<Result<BuildMeta, BuildsError>> {
    const answer = await this.#http.send({ url: `/builds/meta/${encodeURIComponent(id)}.json` });
    if (!answer.ok) return answer;
    const meta = parseBuildMeta(answer.value.body);
    return meta.ok && meta.value.id === id ? meta : BAD_ANSWER;
  }
}
