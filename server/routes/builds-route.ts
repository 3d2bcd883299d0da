import type { FastifyInstance } from 'fastify';
import type { BuildMeta, LatestBuild } from '../../core/build-version/build-version.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const FILE = /^(.+)\.json$/;

export interface BuildsRouteOptions extends LatestBuild {
  /** Ids of earlier builds whose tabs may still be open. */
  readonly knownBuilds: () => readonly string[];
  /** The current route rules. */
  readonly redirects: () => Promise<unknown>;
}

/**
 * Serves the current build's id and the route rules of a build (UI4). A known earlier build gets the current
 * rules, since its links are answered by them.
 */
export function buildsRoute(app: FastifyInstance, options: BuildsRouteOptions): void {
  const { id: served, timestamp, builtAt, knownBuilds, redirects } = options;
  const latest: LatestBuild = { id: served, timestamp, builtAt };
  const answers = new Map<string, { readonly json: string; readonly answer: PreparedAnswer }>();

  function answerFor(build: string, json: string): PreparedAnswer {
    const known = answers.get(build);
    if (known?.json === json) return known.answer;
    const headers = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding'];
    const answer = new PreparedAnswer(200, JSON_TYPE, json, headers, () => FILE_HEADERS);
    answers.set(build, { json, answer });
    return answer;
  }

  app.get('/builds/latest.json', (_, reply) =>
    reply.header('Cache-Control', 'no-store').type(JSON_TYPE).send(JSON.stringify(latest)),
  );
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    const id = FILE.exec(request.params.file)?.[1];
    if (id === undefined || (id !== served && !knownBuilds().includes(id))) return reply.callNotFound();
    const meta: BuildMeta = { ...latest, id, redirects: await redirects().catch(refused) };
    const answer = answerFor(id, JSON.stringify(meta));
    const variant = await answer.prepare(acceptedEncoding(request.headers['accept-encoding']));
    reply.hijack();
    answer.send(request.raw, reply.raw, variant, false);
  });
}

/** Throws for the application's error handler, which logs it and answers 503; tabs try again. */
function refused(cause: unknown): never {
  throw Object.assign(new Error('The route rules could not be read', { cause }), { statusCode: 503 });
}
