import { type BuildMeta, type LatestBuild, parseBuildMeta, parseLatestBuild } from '../../core/freshness/build-meta.ts';
import type { Builds, BuildsError } from '../../core/ports/builds.ts';
import type { HttpClient } from '../../core/ports/http-client.ts';
import { err, type Result } from '../../core/shared/result.ts';

const BAD_ANSWER = err({ kind: 'bad-answer' } as const);

/** Asks the site itself. `now` in milliseconds makes each question's address new, so that no cache can answer it. */
export class SiteBuilds implements Builds {
  readonly #http: HttpClient;
  readonly #now: () => number;

  constructor(http: HttpClient, now: () => number) {
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
