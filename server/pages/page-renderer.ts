import { renderPage } from 'vike/server';
import type { Localized } from '../../core/locale/locale.ts';
import { PAGE_PLACEHOLDER } from '../../ui/document/page-placeholder.ts';
import type { RenderedDocument } from '../../ui/page-data/page-context.ts';
import type { PageView } from '../../ui/page-data/page-view.ts';
import type { EnquiryServices } from '../enquiry/enquiry-services.ts';
import type { ServedBuild } from '../routes/builds-route.ts';
import { type Env, editorOrigin } from '../start/env.ts';
import type { LocaleMessages } from '../start/messages.ts';
import type { ServerPorts } from '../start/ports.ts';
import { linkPrintStylesOnce } from './link-print-styles.ts';
import { PageMedia, PageSeaRoutes, trackSearchFailures } from './page-ports.ts';
import type { PageAnswer, PageRenderer } from './page-request.ts';
import { PageTemplates, type VikePage } from './page-templates.ts';

/** The parts of Vike's page context that the answer depends on. */
interface Rendered {
  readonly is404?: boolean | null;
  readonly abortStatusCode?: number;
  readonly errorWhileRendering?: unknown;
  readonly rendered?: RenderedDocument;
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
  const templates = build === null ? null : new PageTemplates();
  return async (request) => {
    // Local files need no deadline.
    const media = env.media.kind === 'service' ? new PageMedia(ports.media) : null;
    const { url, currency, unit, data: _, edited, ...requested } = request;
    const seaRoutes = new PageSeaRoutes(ports.seaRoutes);
    const context = {
      ...requested,
      ...trackSearchFailures({ ...ports, ...edited, seaRoutes, ...(media === null ? {} : { media }) }),
      strategy: env.localeStrategy,
      build,
      showErrors,
      preferences: { currency, unit },
      now: new Date().toISOString(),
      publicUrl: env.publicUrl,
      mapTiles: env.mapTiles,
      withdrawnDays: env.withdrawnDays,
      formOrigins: env.formOrigins,
      staging: env.staging,
      editor: editorOrigin(env),
      newFormToken: services.newToken,
      findReceipt: services.findReceipt,
      messages,
    };
    const isIncomplete = (data?: Pick<PageView, 'outage'>) =>
      data?.outage !== undefined || media?.timedOut === true || seaRoutes.failed;
    async function fromTemplate(): Promise<PageAnswer | null> {
      // A page that throws, as a missing one does, is left to Vike, which shows the error page.
      const page = await templates?.render(request, context).catch(() => null);
      if (!page) return null;
      const { body, data } = page;
      const type = request.data ? 'application/json' : 'text/html;charset=utf-8';
      const headers = [['Content-Type', type]] as const;
      return { status: statusOf(200, { data }), headers, outage: isIncomplete(data), body };
    }
    const templated = await fromTemplate();
    if (templated !== null) return templated;
    const result = await renderPage({ ...context, urlOriginal: url, headersOriginal: {} });
    const { httpResponse } = result;
    const page = result as Rendered;
    const document = lowPriority(linkPrintStylesOnce(await httpResponse.getBody()));
    const { rendered, data, errorWhileRendering: error } = page;
    const status = statusOf(httpResponse.statusCode, page);
    if (status === 200) {
      templates?.learn(request, context, result as unknown as VikePage, document);
      // Rendered again, the first page of a kind is the same as the later ones.
      const again = await fromTemplate();
      if (again !== null) return again;
    }
    const answer: PageAnswer = {
      status,
      headers: httpResponse.headers,
      outage: isIncomplete(data),
      body: rendered === undefined ? document : document.replace(PAGE_PLACEHOLDER, () => rendered.markup.join('')),
    };
    return error ? { ...answer, error } : answer;
  };
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
