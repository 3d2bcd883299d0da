import { setImmediate as nextRound } from 'node:timers/promises';
import type { PageContextServer } from 'vike/types';
import { splitLocale } from '../../core/locale/locale.ts';
import { routeParams } from '../../core/routing/routes.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { PAGE_PLACEHOLDER } from '../../ui/document/page-placeholder.ts';
import type { PageRequestContext, RenderedDocument } from '../../ui/page-data/page-context.ts';
import type { PageView } from '../../ui/page-data/page-view.ts';
import type { PageRequest } from './page-request.ts';

/** The page context before a page's data is added; requests with a failure are left to Vike. */
type TemplateContext = Omit<PageRequestContext, 'failure'>;

/** The fields of Vike's page context, after a rendering, that a template is made from. */
export interface VikePage {
  readonly pageId: string;
  readonly Page: unknown;
  readonly config: {
    readonly data: (pageContext: PageContextServer) => Promise<PageView>;
    readonly onRenderHtml: (pageContext: PageContextServer) => {
      readonly pageContext: { readonly rendered: RenderedDocument; readonly data: PageView };
    };
  };
  readonly rendered?: RenderedDocument;
}

/** The parts of an answer that are the same for all pages of a kind. */
interface PageTemplate extends Pick<VikePage, 'pageId' | 'Page' | 'config'> {
  /** The links to style sheets and fonts; '' for data. */
  readonly links: string;
  /** The rest of the document after the page's data; '' for data. */
  readonly end: string;
  /** Further fields that Vike passes to the browser. */
  readonly flags: object;
}

/** A page rendered from its template. */
interface TemplatedPage {
  /** The document in pieces, or the data as JSON. */
  readonly body: string | readonly string[];
  readonly data: PageView;
}

/** The start of the element in which Vike passes the page's data to the browser. */
const PAGE_DATA = '<script id="vike_pageContext" type="application/json">';
const DATA_SUFFIX = /index\.pageContext\.json$/;
/** Other paths are left to Vike, which decodes them. */
const PLAIN_PATH = /^[\w./-]*$/;

/**
 * Renders pages of a known kind without Vike's own passes. Vike renders the first page of each kind; its style
 * sheets, scripts and hooks are taken from that answer, since they are the same for all pages of the kind.
 */
export class PageTemplates {
  readonly #templates = new Map<string, PageTemplate>();

  /** Learns the template of a page's kind from the answer that Vike gave; an unexpected answer teaches nothing. */
  learn(request: PageRequest, context: TemplateContext, page: VikePage, body: string): void {
    const found = kindOf(request, context);
    if (found === null || this.#templates.has(found.kind)) return;
    const parts = request.data ? { links: '', json: body, end: '' } : documentParts(page.rendered, body);
    if (parts === null) return;
    const { data: _, locale: __, pageId, routeParams: ___, ...flags } = JSON.parse(parts.json);
    if (pageId !== page.pageId) return;
    const { Page, config } = page;
    this.#templates.set(found.kind, { pageId, Page, config, links: parts.links, end: parts.end, flags });
  }

  /**
   * Renders a page; null where its kind is not known yet, and for requests that Vike must answer.
   * @throws what the page's data hook throws, a missing page among others
   */
  async render(request: PageRequest, context: TemplateContext): Promise<TemplatedPage | null> {
    const found = kindOf(request, context);
    const template = found && this.#templates.get(found.kind);
    if (!found || !template) return null;
    const { links, end, flags, pageId, Page, config } = template;
    const { locale, search, routeParams } = found;
    const pageContext = {
      ...{ ...context, locale, routeParams, Page, urlOriginal: request.url },
      ...{ urlParsed: { searchOriginal: search }, isClientSideNavigation: request.data },
    } as unknown as PageContextServer;
    const data = await config.data(pageContext);
    const rest = { locale, pageId, routeParams, ...flags };
    if (request.data) return { body: serialize({ data, ...rest }), data };
    pageContext.data = data;
    // Cached pages are answered between the two halves of the work, each of which may take tens of milliseconds.
    await nextRound();
    const { rendered, data: documentData } = config.onRenderHtml(pageContext).pageContext;
    const json = serialize({ data: documentData, ...rest }).replaceAll('<', '\\u003c');
    const { opening, head, markup, closing } = rendered;
    return { body: [opening + links + head, ...markup, closing + PAGE_DATA, json, end], data };
  }
}

interface KnownAddress {
  readonly kind: string;
  readonly locale: PageRequest['locale'];
  readonly routeParams: Record<string, string>;
  /** The query with its question mark; null without one. */
  readonly search: string | null;
}

/** Returns the kind of page that a request is for; null for requests that only Vike can answer. */
function kindOf(request: PageRequest, { strategy }: Pick<PageRequestContext, 'strategy'>): KnownAddress | null {
  if (request.failure !== null || request.redirectTo !== null) return null;
  const at = request.url.indexOf('?');
  const [whole, search] = at === -1 ? [request.url, null] : [request.url.slice(0, at), request.url.slice(at)];
  const path = request.data ? whole.replace(DATA_SUFFIX, '') : whole;
  if (!PLAIN_PATH.test(path) || splitLocale(path).path.includes('//')) return null;
  const { locale, path: bare, route } = parseSiteAddress(path, strategy);
  if (route === null) return null;
  const name = route.name === 'search' ? `search ${route.scope}` : route.name;
  return { kind: request.data ? `${name} data` : name, locale, routeParams: routeParams(route, bare), search };
}

/** Splits Vike's document, in which a placeholder stands for the markup; null where it has another form. */
function documentParts(rendered: RenderedDocument | undefined, body: string) {
  if (rendered === undefined || !body.startsWith(rendered.opening)) return null;
  const head = body.indexOf(rendered.head, rendered.opening.length);
  const before = rendered.head + PAGE_PLACEHOLDER + rendered.closing + PAGE_DATA;
  if (head === -1 || !body.startsWith(before, head)) return null;
  const start = head + before.length;
  const end = body.indexOf('</script>', start);
  return { links: body.slice(rendered.opening.length, head), json: body.slice(start, end), end: body.slice(end) };
}

/**
 * Serializes data as Vike's client reads it: plain JSON, in which a text that begins with an exclamation mark has
 * another one before it.
 */
function serialize(value: object): string {
  const json = JSON.stringify(value);
  if (!json.includes('"!')) return json;
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'string' && field.startsWith('!') ? `!${field}` : field,
  );
}
