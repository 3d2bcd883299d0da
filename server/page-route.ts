import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitPath } from '../core/routing/trailing-slash.ts';
import type { RedirectStatus } from './env.ts';
import type { Failures } from './failures.ts';
import type { FileAnswer } from './news-feed-answer.ts';
import { type Address, pageAddressOf } from './page-address.ts';
import type { Pages } from './pages.ts';
import type { FoundRedirect, RedirectLookup } from './redirect-lookup.ts';
import { localeClues, type SiteRules } from './site-rules.ts';
import type { StaticFiles } from './static-files.ts';
import type { Visitor } from './visitor.ts';

export interface PageRouteOptions {
  readonly pages: Pages;
  readonly addressOf: (rawUrl: string) => Address;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly rules: Pick<SiteRules, 'localeRedirect' | 'rootRedirect'>;
  readonly redirectOf: RedirectLookup;
  /** Files that content makes, where it says. */
  readonly tryFile: FileAnswer;
  readonly failures: Failures;
  readonly staticFiles: StaticFiles | null;
}

/** Everything that no other route answers: the build's files, redirects to the one right address, and pages. */
export function pageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  const { pages, addressOf, visitorOf, rules, redirectOf, tryFile, failures, staticFiles } = options;

  /** The strategy's redirect; a rule of the content that stands at its end is followed at once. */
  async function localise(request: FastifyRequest, reply: FastifyReply, url: string): Promise<unknown> {
    const found = rules.localeRedirect(url, localeClues(request, visitorOf(request.raw)));
    if (found === null) return failures.refuse(request, reply, 404);
    const ruled = await redirectOf(found.path);
    return redirect(reply, found.status, ruled?.location ?? found.path, false);
  }

  function atRoot(url: string): FoundRedirect | null {
    const { path, rest } = splitPath(url);
    const root = path === '/' ? rules.rootRedirect : null;
    return root && { location: root.path + rest, status: root.status };
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const rawUrl = request.raw.url ?? '/';
      const [path = '/'] = rawUrl.split('?', 1);
      if (staticFiles?.has(path)) {
        await staticFiles.send(request.raw, reply.raw, path);
        return reply.hijack();
      }
      const root = atRoot(rawUrl);
      if (root !== null) return redirect(reply, root.status, root.location, false);
      const address = addressOf(rawUrl);
      if (address.kind === 'malformed') return failures.refuse(request, reply, 404);
      if (address.kind === 'file') {
        const ruled = await redirectOf(rawUrl);
        if (ruled !== null) return redirect(reply, ruled.status, ruled.location, true);
        return (await tryFile(request, reply)) ? reply : reply.callNotFound();
      }
      if (address.kind === 'unlocalised') return localise(request, reply, address.path + address.query);
      if (address.kind === 'redirect') {
        const ruled = await redirectOf(address.location);
        return redirect(reply, ruled?.status ?? address.status, ruled?.location ?? address.location, true);
      }
      const page = pageAddressOf(address, rawUrl);
      const ruled = atRoot(page) ?? (await redirectOf(page));
      if (ruled !== null && !address.data) return redirect(reply, ruled.status, ruled.location, true);
      await pages.answer(request.raw, reply.raw, address, request.id, ruled?.location ?? null);
      return reply.hijack();
    },
  });
}

/** A permanent one may be remembered for an hour, so that a mistake can be mended; one that goes by the visitor, never. */
function redirect(reply: FastifyReply, status: RedirectStatus, location: string, sameForAll: boolean): FastifyReply {
  const permanent = status === 301 || status === 308;
  const caching = permanent && sameForAll ? 'public, max-age=3600' : 'private, no-store';
  return reply.code(status).header('Cache-Control', caching).header('Location', location).send();
}
