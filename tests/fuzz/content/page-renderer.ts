import type { PageContextServer } from 'vike/types';
import { parseSiteAddress } from '../../../core/routing/site-address.ts';
import { trackSearchFailures } from '../../../server/pages/page-ports.ts';
import type { PageAnswer, PageRenderer, PageRequest } from '../../../server/pages/page-request.ts';
import { loadMessages } from '../../../server/start/messages.ts';
import { PAGE_PLACEHOLDER } from '../../../ui/document/page-placeholder.ts';
import type { PagePorts } from '../../../ui/page-data/page-context.ts';
import { data as errorData } from '../../../ui/pages/_error/+data.ts';
import { Page as ErrorPage } from '../../../ui/pages/_error/+Page.tsx';
import { onRenderHtml } from '../../../ui/pages/+onRenderHtml.tsx';
import { data as contentData } from '../../../ui/pages/content/+data.ts';
import { Page as ContentPage } from '../../../ui/pages/content/+Page.tsx';
import { route as contentRoute } from '../../../ui/pages/content/+route.ts';
import { data as formsData } from '../../../ui/pages/forms/+data.ts';
import { Page as FormsPage } from '../../../ui/pages/forms/+Page.tsx';
import { route as formsRoute } from '../../../ui/pages/forms/+route.ts';
import { data as homeData } from '../../../ui/pages/home/+data.ts';
import { Page as HomePage } from '../../../ui/pages/home/+Page.tsx';
import { route as homeRoute } from '../../../ui/pages/home/+route.ts';
import { data as micrositeData } from '../../../ui/pages/microsite/+data.ts';
import { Page as MicrositePage } from '../../../ui/pages/microsite/+Page.tsx';
import { route as micrositeRoute } from '../../../ui/pages/microsite/+route.ts';
import { data as searchData } from '../../../ui/pages/search/+data.ts';
import { Page as SearchPage } from '../../../ui/pages/search/+Page.tsx';
import { route as searchRoute } from '../../../ui/pages/search/+route.ts';
import { data as shortlistData } from '../../../ui/pages/shortlist/+data.ts';
import { Page as ShortlistPage } from '../../../ui/pages/shortlist/+Page.tsx';
import { route as shortlistRoute } from '../../../ui/pages/shortlist/+route.ts';
import { data as siteSearchData } from '../../../ui/pages/site-search/+data.ts';
import { Page as SiteSearchPage } from '../../../ui/pages/site-search/+Page.tsx';
import { route as siteSearchRoute } from '../../../ui/pages/site-search/+route.ts';
import { data as voyageData } from '../../../ui/pages/voyage/+data.ts';
import { Page as VoyagePage } from '../../../ui/pages/voyage/+Page.tsx';
import { route as voyageRoute } from '../../../ui/pages/voyage/+route.ts';
import { data as yachtData } from '../../../ui/pages/yacht/+data.ts';
import { Page as YachtPage } from '../../../ui/pages/yacht/+Page.tsx';
import { route as yachtRoute } from '../../../ui/pages/yacht/+route.ts';
import { data as yachtListData } from '../../../ui/pages/yacht-list/+data.ts';
import { Page as YachtListPage } from '../../../ui/pages/yacht-list/+Page.tsx';
import { route as yachtListRoute } from '../../../ui/pages/yacht-list/+route.ts';

const PAGES = [
  { route: homeRoute, data: homeData, Page: HomePage },
  { route: yachtListRoute, data: yachtListData, Page: YachtListPage },
  { route: yachtRoute, data: yachtData, Page: YachtPage },
  { route: searchRoute, data: searchData, Page: SearchPage },
  { route: siteSearchRoute, data: siteSearchData, Page: SiteSearchPage },
  { route: micrositeRoute, data: micrositeData, Page: MicrositePage },
  { route: shortlistRoute, data: shortlistData, Page: ShortlistPage },
  { route: voyageRoute, data: voyageData, Page: VoyagePage },
  { route: formsRoute, data: formsData, Page: FormsPage },
  { route: contentRoute, data: contentData, Page: ContentPage },
];

const NOW = '2026-11-21T12:00:00.000Z';
const messages = loadMessages();

/**
 * Makes a renderer of pages in this process with their own routes, data and components, as in the built site, but
 * without Vike's bundle. Throws the errors of a page.
 * @param now ISO 8601 instant
 * @param staging the name of a staging site
 */
export function pageRenderer(ports: PagePorts, now = NOW, staging: string | null = null): PageRenderer {
  return async (request) => {
    const pageContext = Object.assign(contextOf(request, ports, now), { staging });
    if (request.failure) return errorPage(pageContext, request.failure.status);
    try {
      return await pageAt(pageContext);
    } catch (error) {
      const aborted = abortOf(error);
      if (aborted === null) throw error;
      return typeof aborted === 'number' ? errorPage(pageContext, aborted) : redirectTo(aborted.url);
    }
  };
}

async function pageAt(pageContext: PageContextServer): Promise<PageAnswer> {
  for (const { route, data, Page } of PAGES) {
    const found = route(pageContext);
    if (found === false) continue;
    Object.assign(pageContext, found);
    return documentOf(Object.assign(pageContext, { Page, data: await data(pageContext) }), 200);
  }
  return errorPage(pageContext, 404);
}

async function errorPage(pageContext: PageContextServer, status: number): Promise<PageAnswer> {
  const abort = { abortStatusCode: status, is404: status === 404, Page: ErrorPage };
  return documentOf(Object.assign(pageContext, abort, { data: await errorData(pageContext) }), status);
}

function documentOf(pageContext: PageContextServer, status: number): PageAnswer {
  const { documentHtml, pageContext: context } = onRenderHtml(pageContext);
  // Vike keeps the text of a document in this field.
  const { _escaped: html } = documentHtml as unknown as { readonly _escaped: string };
  const body = html.replace(PAGE_PLACEHOLDER, () => context.rendered.markup.join(''));
  return { status, headers: [['Content-Type', 'text/html;charset=utf-8']], body };
}

function redirectTo(url: string): PageAnswer {
  return { status: 302, headers: [['Location', url]], body: '' };
}

function contextOf(request: PageRequest, ports: PagePorts, now: string): PageContextServer {
  const { url, locale, currency, unit, mobile, preview, edition, failure } = request;
  const { path, query } = parseSiteAddress(url, 'prefix');
  return {
    ...trackSearchFailures(ports),
    ...{ locale, strategy: 'prefix', build: null, showErrors: false, preferences: { currency, unit } },
    ...{ mobile, preview, edition, editor: null, failure, redirectTo: null, submission: null, messages, now },
    ...{ publicUrl: 'https://sample.example', mapTiles: null, withdrawnDays: 90, formOrigins: [] },
    newFormToken: () => 'token',
    findReceipt: async () => null,
    ...{ urlOriginal: url, urlPathname: path, urlParsed: { searchOriginal: query || null } },
    isClientSideNavigation: false,
  } as unknown as PageContextServer;
}

/** Returns the status or the address that a page threw to Vike; null for any other error. */
function abortOf(error: unknown): number | { readonly url: string } | null {
  if (!(error instanceof Error) || !('_pageContextAbort' in error)) return null;
  const abort = error._pageContextAbort as { abortStatusCode?: number; _urlRedirect?: { url: string } };
  return abort._urlRedirect ?? abort.abortStatusCode ?? null;
}
