import { inject, injectable } from 'inversify';
import { parseBuildMeta, parseLatestBuild } from '../../core/build-version/build-version.ts';
import type { Builds } from '../../core/ports/builds.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { askSite } from './ask-site.ts';

/** Returns the current time in milliseconds. */
export type Clock = () => number;

export const Clock = Symbol.for('Clock');

/** Requests builds from the site. The URL of the latest build contains the time, so that no cache answers. */
@injectable()
export class SiteBuilds implements Builds {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(Clock) private readonly now: Clock,
  ) {}

  latest() {
    return askSite(this.http, { url: `/builds/latest.json?${this.now()}` }, (body) => {
      const build = parseLatestBuild(body);
      return build.ok ? build.value : null;
    });
  }

  meta(id: string) {
    return askSite(this.http, { url: `/builds/meta/${encodeURIComponent(id)}.json` }, (body) => {
      const meta = parseBuildMeta(body);
      return meta.ok && meta.value.id === id ? meta.value : null;
    });
  }
}
