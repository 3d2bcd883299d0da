import { renderPage } from 'vike/server';
import type { PageView } from '../../ui/page-data/page-view.ts';
import { plainSlashes } from '../http/plain-slashes.ts';
import type { PageMedia } from './page-media.ts';
import type { PageAnswer, PageRenderer, PageRequest } from './page-request.ts';

/** The parts of Vike's page context that the answer depends on. */
interface Rendered {
  readonly is404?: boolean | null;
  readonly abortStatusCode?: number;
  readonly errorWhileRendering?: unknown;
  /** The page's HTML and the placeholder of the document where it is inserted. */
  readonly markup?: string;
  readonly data?: Pick<PageView, 'outage' | 'gone'>;
}

export interface VikeOptions {
  /** Builds the page context of a request: ports, display preferences, device, now, public address, messages. */
  readonly pageContextOf: (request: PageRequest, media: PageMedia | null) => Readonly<Record<string, unknown>>;
  /** Makes the media library of one page; null where media are local files, which need no deadline. */
  readonly mediaOfPage: (() => PageMedia) | null;
  /**
   * The placeholder of the page's HTML, which is inserted after Vike has processed the document, since Vike is slow on
   * long documents.
   */
  readonly markupPlace: string;
}

/** Renders pages with Vike. A 404 as JSON has the status 404, so that it is never cached. */
export function vikeRenderer({ pageContextOf, mediaOfPage, markupPlace }: VikeOptions): PageRenderer {
  return async (request) => {
    const media = mediaOfPage?.() ?? null;
    const result = await renderPage({
      urlOriginal: request.url,
      headersOriginal: {},
      ...pageContextOf(request, media),
      // The error page reads the locale from here, since Vike drops the result of routing.
      locale: request.locale,
      redirectTo: request.redirectTo,
      submission: request.submission,
      failure: request.failure,
    });
    const { httpResponse } = result;
    const rendered = result as Rendered;
    const document = plainSlashes(await httpResponse.getBody());
    const { markup, data } = rendered;
    const answer: PageAnswer = {
      status: statusOf(httpResponse.statusCode, rendered),
      headers: httpResponse.headers,
      outage: data?.outage !== undefined || media?.timedOut === true,
      body: markup === undefined ? document : spliced(lowPriority(document), markupPlace, markup),
    };
    return rendered.errorWhileRendering ? { ...answer, error: rendered.errorWhileRendering } : answer;
  };
}

function spliced(document: string, place: string, markup: string): string {
  const at = document.indexOf(place);
  return at === -1 ? document : document.slice(0, at) + markup + document.slice(at + place.length);
}

/**
 * Gives scripts a low priority, since the page is readable without them and pictures and fonts are painted first
 */
function lowPriority(document: string): string {
  const tail = document.lastIndexOf('</script><script src="') + '</script>'.length;
  if (tail < '</script>'.length) return document;
  const scripts = document.slice(tail).replace(/<(script|link rel="modulepreload") /g, '<$1 fetchpriority="low" ');
  return document.slice(0, tail) + scripts;
}

function statusOf(said: number, { is404, abortStatusCode, data }: Rendered): number {
  if (said !== 200) return said;
  if (data?.gone) return 410;
  if (data?.outage === 'page') return 503;
  return abortStatusCode ?? (is404 ? 404 : 200);
}
