import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Failures } from './failures.ts';
import type { Address } from './page-address.ts';
import type { Pages } from './pages.ts';
import { localeClues, type SiteRules } from './site-rules.ts';
import type { StaticFiles } from './static-files.ts';
import type { Visitor } from './visitor.ts';

export interface PageRouteOptions {
  readonly pages: Pages;
  readonly addressOf: (rawUrl: string) => Address;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly rules: Pick<SiteRules, 'localeRedirect'>;
  readonly failures: Failures;
  readonly staticFiles: StaticFiles | null;
}

/** Everything that no other route answers: the build's files, redirects to the one right address, and pages. */
export function pageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  const { pages, addressOf, visitorOf, rules, failures, staticFiles } = options;
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
      const address = addressOf(rawUrl);
      if (address.kind === 'malformed') return failures.refuse(request, reply, 404);
      if (address.kind === 'file') return reply.callNotFound();
      if (address.kind === 'redirect') return redirect(reply, address.status, address.location);
      if (address.kind === 'unlocalised') {
        const clues = localeClues(request, visitorOf(request.raw));
        const location = rules.localeRedirect(address.path + address.query, clues);
        return location === null ? failures.refuse(request, reply, 404) : redirect(reply, 302, location);
      }
      await pages.answer(request.raw, reply.raw, address, request.id);
      return reply.hijack();
    },
  });
}

/** A permanent one may be remembered for an hour; one that goes by the visitor, never. */
function redirect(reply: FastifyReply, status: 301 | 302, location: string): FastifyReply {
  const caching = status === 301 ? 'public, max-age=3600' : 'private, no-store';
  return reply.code(status).header('Cache-Control', caching).header('Location', location).send();
}
