import { renderPage } from 'vike/server';
import type { Localized } from '../../core/locale/locale.ts';
import { PAGE_PLACEHOLDER } from '../../ui/document/page-placeholder.ts';
import type { PageView } from '../../ui/page-data/page-view.ts';
import type { EnquiryServices } from '../enquiry/enquiry-services.ts';
import type { ServedBuild } from '../routes/builds-route.ts';
import type { Env } from '../start/env.ts';
import type { LocaleMessages } from '../start/messages.ts';
import type { ServerPorts } from '../start/ports.ts';
import { PageMedia, trackSearchFailures } from './page-ports.ts';
import type { PageAnswer, PageRenderer } from './page-request.ts';

/** The parts of Vike's page context that the answer depends on. */
interface Rendered {
  readonly is404?: boolean | null;
  readonly abortStatusCode?: number;
  readonly errorWhileRendering?: unknown;
  /** The page's HTML, which replaces the placeholder in the document. */
  readonly markup?: string;
  readonly data?: Pick<PageView, 'outage' | 'gone'>;
}

interface PageRendererOptions {
  readonly env: Env;
  readonly ports: ServerPorts;
  readonly messages: Localized<LocaleMessages>;
  readonly services: Pick<EnquiryServices, 'newToken' | 'findReceipt'>;
  /** Null in development. */
  readonly build: ServedBuild | null;
  readonly showErrors: boolean;
}

/**
 * Creates the renderer of pages: Vike with the page context that every page gets. Page data of a missing page has the
 * status 404 too, so that it is never cached.
 */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { env, ports, messages, services, build, showErrors } = options;
  return async (request) => {
    // Local files need no deadline.
    const media = env.media.kind === 'service' ? new PageMedia(ports.media) : null;
    const { url, currency, unit, data: _, ...requested } = request;
    const result = await renderPage({
      ...requested,
      urlOriginal: url,
      headersOriginal: {},
      ...trackSearchFailures(media === null ? ports : { ...ports, media }),
      strategy: env.localeStrategy,
      build,
      showErrors,
      preferences: { currency, unit },
      now: new Date().toISOString(),
      publicUrl: env.publicUrl,
      mapTiles: env.mapTiles,
      withdrawnDays: env.withdrawnDays,
      formOrigins: env.formOrigins,
      newFormToken: services.newToken,
      findReceipt: services.findReceipt,
      messages,
    });
    const { httpResponse } = result;
    const rendered = result as Rendered;
    const document = unescapeSlashes(await httpResponse.getBody());
    const { markup, data } = rendered;
    const answer: PageAnswer = {
      status: statusOf(httpResponse.statusCode, rendered),
      headers: httpResponse.headers,
      outage: data?.outage !== undefined || media?.timedOut === true,
      body: markup === undefined ? document : withMarkup(lowPriority(document), markup),
    };
    return rendered.errorWhileRendering ? { ...answer, error: rendered.errorWhileRendering } : answer;
  };
}

/** Inserts the page's HTML after Vike has processed the document, since Vike is slow on long documents. */
function withMarkup(document: string, markup: string): string {
  const at = document.indexOf(PAGE_PLACEHOLDER);
  return at === -1 ? document : document.slice(0, at) + markup + document.slice(at + PAGE_PLACEHOLDER.length);
}

/** Gives scripts a low priority, since the page is readable without them, and pictures and fonts matter more. */
function lowPriority(document: string): string {
  const tail = document.lastIndexOf('</script><script src="') + '</script>'.length;
  if (tail < '</script>'.length) return document;
  const scripts = document.slice(tail).replace(/<(script|link rel="modulepreload") /g, '<$1 fetchpriority="low" ');
  return document.slice(0, tail) + scripts;
}

function statusOf(status: number, { is404, abortStatusCode, data }: Rendered): number {
  if (status !== 200) return status;
  if (data?.gone) return 410;
  if (data?.outage === 'page') return 503;
  return abortStatusCode ?? (is404 ? 404 : 200);
}

const PAGE_DATA = '<script id="vike_pageContext" type="application/json">';

/**
 * Writes the slashes of a document's page data without the backslash that Vike puts before each of them: JSON does not
 * need it, and the data of a list holds hundreds of addresses. The slash of an end tag keeps it, so that no text of the
 * data can end the script.
 */
export function unescapeSlashes(document: string): string {
  const start = document.indexOf(PAGE_DATA);
  const end = document.indexOf('</script>', start);
  if (start === -1 || end === -1) return document;
  const data = document
    .slice(start, end)
    .replace(/(<?)\\(.)/g, (escaped: string, before: string, sign: string) =>
      sign === '/' && before === '' ? sign : escaped,
    );
  return document.slice(0, start) + data + document.slice(end);
}
