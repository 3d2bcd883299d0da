import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, splitLocale } from '../../core/locale/locale.ts';
import type { EditedContent, EditedDrafts } from '../../core/ports/edited-drafts.ts';
import { PREVIEW_ADDRESS_HEADER, PREVIEW_EDITS } from '../../core/routing/preview-edits.ts';
import { parametersOf } from '../../core/routing/query-rules.ts';
import { matchRoute } from '../../core/routing/routes.ts';
import { PAGE_DATA_FILE } from '../../core/routing/site-path.ts';
import { splitAddress, trimSlashes } from '../../core/routing/trailing-slash.ts';
import { fieldsOf, parseJson } from '../../core/shared/parse-json.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { answerInTurn, type RouteAnswer } from '../http/limit-work.ts';
import { sendRedirect, sendUncachedLine, uncachedLineAnswer } from '../http/replies.ts';
import type { RouteParts } from '../http/route-context.ts';
import { isFormFromThisSite } from '../http/same-origin.ts';
import type { PageAddress, ParsedAddress } from '../pages/page-address.ts';
import { isMobileRequest } from '../pages/page-headers.ts';
import { PAGE_REQUEST_DEFAULTS, type PageRenderer } from '../pages/page-request.ts';

type PreviewContext = Pick<RouteParts, 'env' | 'rules' | 'visitorOf' | 'takeTurn'> & {
  /** Null where no content system has an editor that shows pages. */
  readonly editedDrafts: EditedDrafts | null;
  readonly renderPage: PageRenderer;
  readonly addressOf: (rawUrl: string) => ParsedAddress;
};

/** The address that is typed in at the content system, before the address of a story: `/previews?token=…&path=`. */
const PREVIEW = '/previews';
/** Bytes of a story: ten times the largest of the demonstration. */
const LARGEST_EDIT = 512 * 1024;
const HEADERS = ['Cache-Control', 'private, no-store', 'X-Robots-Tag', 'noindex, nofollow'];
/** Vike's serializer puts an exclamation mark before a text that begins with one. */
const unescaped = (_: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('!') ? value.slice(1) : value;

/**
 * Serves the editor of a content system (CM2): the way to a preview by the address of its story, and the view of a
 * previewed page as its editor has it, unsaved, or with all drafts read anew. The address says the token each time, and
 * nothing is stored.
 */
export function previewRoutes(app: FastifyInstance, context: PreviewContext): void {
  const { env, rules, visitorOf, takeTurn, editedDrafts, renderPage, addressOf } = context;
  if (editedDrafts === null || env.previewToken === null) return;

  app.get(PREVIEW, async (request, reply) => {
    const query = parametersOf(splitAddress(request.url).query);
    const token = query.get('token') ?? '';
    // The editor adds the story's address to ours, and parameters of its own by whichever sign.
    const path = `/${trimSlashes((query.get('path') ?? '').split('?', 1)[0] ?? '')}/`.replace('//', '/');
    const { locale, path: bare } = splitLocale(path);
    if (!rules.isPreviewToken(token)) return sendUncachedLine(reply, 403, 'The token is wrong');
    const own = await editedDrafts.pathOf(trimSlashes(bare));
    const location = `${rules.localePath(own ?? bare, locale ?? DEFAULT_LOCALE)}?preview=true&token=${encodeURIComponent(token)}`;
    return addressOf(location).kind === 'page' ? sendRedirect(reply, 302, location) : reply.callNotFound();
  });

  /** Renders a page with drafts as the editor has them. */
  async function render(raw: IncomingMessage, page: PageAddress, edited: EditedContent): Promise<RouteAnswer> {
    const { currency, unit } = visitorOf(raw);
    const { url, locale } = page;
    const mobile = page.byDevice && isMobileRequest(raw.headers, env.cdnSeconds);
    const shown = { url, locale, currency, unit, mobile, edited };
    const rendered = await renderPage({
      ...PAGE_REQUEST_DEFAULTS,
      ...shown,
      data: true,
      preview: true,
      edition: 'draft',
    });
    if (rendered.status !== 200) return uncachedLineAnswer(422, 'The page cannot be shown as it is');
    const text = Array.isArray(rendered.body) ? rendered.body.join('') : String(rendered.body);
    const { view, head } = fieldsOf(fieldsOf(JSON.parse(text, unescaped)).data);
    const { title } = fieldsOf(head);
    return preparedFile('application/json; charset=utf-8', JSON.stringify({ view, title }), HEADERS);
  }

  const pageOf = ({ headers }: FastifyRequest) =>
    isFormFromThisSite(headers, env) ? draftAt(headers[PREVIEW_ADDRESS_HEADER], addressOf) : null;
  const refuse = (reply: FastifyReply) => sendUncachedLine(reply, 403, 'Previews of drafts alone send changes');

  app.post(PREVIEW_EDITS, {
    bodyLimit: LARGEST_EDIT,
    // The body of a stranger is not collected.
    onRequest: async (request, reply) => (pageOf(request) === null ? refuse(reply) : undefined),
    async handler(request, reply) {
      const { raw, body } = request;
      const page = pageOf(request);
      if (page === null) return refuse(reply);
      const story = await takeTurn(raw, async () => parseJson(Buffer.isBuffer(body) ? body.toString() : ''));
      // The content system may let one wait, which takes no turn from others.
      const edited = await editedContent(editedDrafts, story, page);
      if (edited === null) return sendUncachedLine(reply, 422, 'The page cannot be read as it is');
      return answerInTurn(takeTurn, () => render(raw, page, edited))(request, reply);
    },
  });
}

/** @param story null where it was saved */
async function editedContent(drafts: EditedDrafts, story: unknown, page: PageAddress): Promise<EditedContent | null> {
  if (story !== null) return drafts.with(story, page.locale);
  const route = matchRoute(page.path);
  return route && drafts.anew(route);
}

/** Returns the address of the data of a previewed page; null for any that shows no drafts. */
function draftAt(address: unknown, addressOf: (rawUrl: string) => ParsedAddress): PageAddress | null {
  if (typeof address !== 'string') return null;
  const { path, rest } = splitAddress(address);
  const read = addressOf(path + PAGE_DATA_FILE + rest);
  return read.kind === 'page' && read.edition === 'draft' ? read : null;
}
