import { renderPage } from 'vike/server';
import type { PageView } from '../../ui/page-data/page-view.ts';
import { plainSlashes } from '../http/plain-slashes.ts';
import type { PageMedia } from './page-media.ts';
import type { PageAnswer, PageRenderer, PageRequest } from './page-request.ts';

/** What Vike's answer may tell besides the response itself. */
interface Rendered {
  readonly is404?: boolean | null;
  readonly abortStatusCode?: number;
  readonly errorWhileRendering?: unknown;
  /** The page as React wrote it, and the mark in the document where it goes. */
  readonly markup?: string;
  readonly data?: Pick<PageView, 'outage' | 'gone'>;
}

export interface VikeOptions {
  /** What pages get with every request: ports, reading, device, now, public address, messages. */
  readonly pageContextOf: (request: PageRequest, media: PageMedia | null) => Readonly<Record<string, unknown>>;
  /** Makes the media library of one page; null where media are files of this machine, for which no page waits. */
  readonly mediaOfPage: (() => PageMedia) | null;
  /** Stands where the markup goes. Spliced in after Vike's own passes over the document, which are slow on long ones. */
  readonly markupPlace: string;
}

/** The pages by way of Vike. A 404 in JSON says 404 as well, so that no such answer is ever kept. */
export function vikeRenderer({ pageContextOf, mediaOfPage, markupPlace }: VikeOptions): PageRenderer {
  return async (request) => {
    const media = mediaOfPage?.() ?? null;
    const result = await renderPage({
      urlOriginal: request.url,
      headersOriginal: {},
      ...pageContextOf(request, media),
      // The error page, too, reads the locale from here: Vike forgets what routing found.
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

/** The page reads without its scripts: they wait for the pictures and fonts that paint it (quality.md "Server"). */
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
