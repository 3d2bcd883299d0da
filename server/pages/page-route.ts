import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitLocale, unprefixedLocale } from '../../core/locale/locale.ts';
import type { FileHandler } from '../feeds/page-files.ts';
import { explicitLocaleCookie } from '../http/cookies.ts';
import type { RouteParts } from '../http/route-context.ts';
import type { StaticFiles } from '../http/static-files.ts';
import { storedListPath } from '../routes/stored-lists.ts';
import type { AddressRedirect, FindAddressRedirect } from './find-address-redirect.ts';
import { type ParsedAddress, pageUrlOf } from './page-address.ts';
import type { PageAnswers } from './page-answers.ts';

interface PageRouteOptions extends Pick<RouteParts, 'visitorOf' | 'rules' | 'isSecure' | 'takeTurn'> {
  readonly pages: PageAnswers;
  readonly addressOf: (rawUrl: string) => ParsedAddress;
  readonly redirectOf: FindAddressRedirect;
  /** Answers files that are made from content. */
  readonly tryFile: FileHandler;
  readonly staticFiles: StaticFiles | null;
}

/** The longest query, with its question mark, that is redirected without a turn; a longer one keeps the thread busy. */
const MAX_WITHOUT_TURN = 1024;

/** Answers all requests that no other route takes: files of the build and of content, redirects, and pages. */
export function pageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  const { pages, addressOf, visitorOf, rules, redirectOf, tryFile, staticFiles, isSecure, takeTurn } = options;

  function redirectFor(
    request: FastifyRequest,
    address: ParsedAddress,
    rawUrl: string,
  ): Promise<AddressRedirect | null> {
    const visitor = visitorOf(request.raw);
    return redirectOf({
      address,
      url: address.kind === 'page' ? pageUrlOf(address, rawUrl) : rawUrl,
      // An address without a prefix that is not a page of the default locale is looked up in the visitor's locale.
      locale: visitor.preferredLocale ?? rules.detectLocale(visitor),
      firstLoadLocale: (page) => pages.firstLoadLocale(request.raw, page, visitor),
    });
  }

  /** Returns the cookie that remembers the choice of the default locale where a redirect removes its prefix. */
  function explicitCookie({ raw }: FastifyRequest, rawUrl: string, location: string): string | null {
    const named = splitLocale(rawUrl.toLowerCase()).locale;
    const { preferredLocale } = visitorOf(raw);
    if (named === null || named !== unprefixedLocale(rules.strategy) || named === preferredLocale) return null;
    const address = addressOf(location);
    if (address.kind !== 'page' || address.named !== null || preferredLocale === null) return null;
    return explicitLocaleCookie(address.path, isSecure(raw));
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const rawUrl = request.raw.url ?? '/';
      const [path = '/'] = rawUrl.split('?', 1);
      if (staticFiles !== null && (await staticFiles.has(path))) {
        await staticFiles.send(request.raw, reply.raw, path);
        return reply.hijack();
      }
      const address = addressOf(rawUrl);
      const find = () => redirectFor(request, address, rawUrl);
      const found = await (rawUrl.length - path.length > MAX_WITHOUT_TURN ? takeTurn(request.raw, find) : find());
      if (address.kind === 'page' && (found === null || address.data)) {
        const listPath = storedListPath(address, request.headers, rules.localePath);
        if (listPath !== null) return redirect(reply, { status: 302, location: listPath, uncacheable: true });
        await pages.answer(request.raw, reply.raw, address, request.id, found?.location ?? null);
        return reply.hijack();
      }
      if (found !== null) {
        const cookie = explicitCookie(request, rawUrl, found.location);
        if (cookie !== null) reply.header('Set-Cookie', cookie);
        // The query goes to the target: it may hold the token of a preview or of a letter, or another visitor's words.
        return redirect(reply, { ...found, uncacheable: found.uncacheable || rawUrl.includes('?') });
      }
      if (address.kind === 'file' && (await tryFile(request, reply))) return reply;
      return reply.callNotFound();
    },
  });
}

/**
 * Sends a redirect. A permanent one may be cached for an hour, so that a mistake can be corrected; one that depends on
 * the visitor, on the configuration or on a query is never cached.
 */
function redirect(reply: FastifyReply, { status, location, uncacheable }: AddressRedirect): FastifyReply {
  const permanent = status === 301 || status === 308;
  const caching = permanent && !uncacheable ? 'public, max-age=3600' : 'private, no-store';
  return reply.code(status).header('Cache-Control', caching).header('Location', location).send();
}
