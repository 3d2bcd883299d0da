import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BuildMeta, LatestBuild } from '../../core/build-version/build-version.ts';
import { type Redirects, writeRedirects } from '../../core/routing/redirects.ts';
import { type PreparedAnswer, preparedFile } from '../cache/prepared-answer.ts';
import type { StaticFiles } from '../http/static-files.ts';
import { openAssetArchive } from '../media/asset-archive.ts';
import type { Env } from '../start/env.ts';
import type { Logger } from '../start/log.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const FILE = /^(.+)\.json$/;

export interface BuildsRouteOptions extends LatestBuild {
  /** Ids of earlier builds whose tabs may still be open. */
  readonly knownBuilds: () => readonly string[];
  /** The current redirect rules: the same object as long as none has changed. */
  readonly redirects: () => Promise<Redirects>;
}

/** The browser's build: its id, since when it is served, when it was built, and earlier builds that tabs may run. */
export type ServedBuild = Omit<BuildsRouteOptions, 'redirects'>;

/**
 * Serves the current build's id, and the redirect rules for a build (UI4). A known earlier build gets the current rules
 * too, since this server answers its links by them.
 */
export function buildsRoute(app: FastifyInstance, options: BuildsRouteOptions): void {
  const { id: served, timestamp, builtAt, knownBuilds, redirects } = options;
  const latest: LatestBuild = { id: served, timestamp, builtAt };
  const answers = new Map<string, PreparedAnswer>();
  let written: Redirects | null = null;

  /** Writes the rules for a build once, since they may be thousands. */
  function answerFor(id: string, rules: Redirects): PreparedAnswer {
    if (rules !== written) answers.clear();
    written = rules;
    const known = answers.get(id);
    if (known !== undefined) return known;
    const meta: BuildMeta = { ...latest, id, redirects: writeRedirects(rules) };
    const headers = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding'];
    const answer = preparedFile(JSON_TYPE, JSON.stringify(meta), headers);
    answers.set(id, answer);
    return answer;
  }

  app.get('/builds/latest.json', (_, reply) =>
    reply.header('Cache-Control', 'no-store').type(JSON_TYPE).send(JSON.stringify(latest)),
  );
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    const id = FILE.exec(request.params.file)?.[1];
    if (id === undefined || (id !== served && !knownBuilds().includes(id))) return reply.callNotFound();
    return answerFor(id, await redirects().catch(refused)).reply(request, reply);
  });
}

/** Throws an error that the application's error handler logs and answers with 503; tabs try again. */
function refused(cause: unknown): never {
  throw Object.assign(new Error('The route rules could not be read', { cause }), { statusCode: 503 });
}

export interface BuildSource {
  readonly env: Pick<Env, 'cacheDir'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Null in development, where Vite serves them. */
  readonly staticFiles: StaticFiles | null;
  /** The instant at which the browser's files were built, in seconds since 1970. */
  readonly builtAt: number;
}

/**
 * Prefix of the thousand files of detailed coastlines, which are not archived: a tab of an earlier build that lacks one
 * shows the coarser coastlines of its chart.
 */
const LAND = 'land-';

/** Describes the browser's build, and adds the assets of earlier builds to its files. In development there are none. */
export async function servedBuild({ env, log, staticFiles, builtAt }: BuildSource): Promise<ServedBuild> {
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
 * Computes the id of a browser build, 12 hex digits, from the names of its files under /assets/ in any order. The names
 * contain content hashes, so that the same build has the same id on every node.
 */
export function buildIdOf(names: Iterable<string>): string {
  const sorted = [...new Set(names)].sort();
  return createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 12);
}
