import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isValidOn, pagePaths } from '../../core/content/page.ts';
import { firstPageWithBlock } from '../../core/content/page-order.ts';
import { LOCALES, type Localized, sameInEveryLocale } from '../../core/locale/locale.ts';
import { createHrefBuilder, type HrefBuilder } from '../../core/routing/locale-path.ts';
import { isEmbeddable } from '../../core/routing/routes.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { MOBILE_PAGE_SIZE, PAGE_SIZE } from '../../core/search/page-size.ts';
import { alternatesOf } from '../../core/seo/sitemap.ts';
import { buildShareView, type PageSharing } from '../document/build-share-view.ts';
import type { Translate } from '../i18n/translator.ts';
import { type ErrorView, errorTexts, type FailedRequest, notFoundHelp, stackOf } from '../shell/error-view.ts';
import { shellView } from '../shell/shell-view.ts';
import { likelyLinks } from './likely-links.ts';
import type { DocumentHeadView, FeedLink, PageView } from './page-view.ts';

interface PageParts<View> {
  readonly title: string;
  readonly description: string;
  /**
   * The path of the page in each locale, without locale prefix; with the canonical query, if it has one. Null if the
   * page does not exist in that locale.
   */
  readonly paths: Localized<string | null>;
  /** The navigation entry that the page belongs to, as its path in the default locale; null or missing for none. */
  readonly section?: string | null;
  readonly indexable?: boolean;
  /** The Atom feed of the page's list, or of the list that the page belongs to. */
  readonly feed?: FeedLink | null;
  /** Data for shared links and structured data; null for a page that is not to be shared. */
  readonly share?: PageSharing | null;
  /** The message to show if the page's main search did not answer; null or missing if it did. */
  readonly unanswered?: string | null;
  /** Whether another part of the page is missing because of an outage. */
  readonly incomplete?: boolean;
  /** Whether the subject of the page is gone for good. */
  readonly gone?: boolean;
  readonly view: View;
}

function translateOf(pageContext: PageContextServer): Translate {
  return pageContext.messages[pageContext.locale].translate;
}

/** Returns the function that turns a path into an address in the locale of this page. */
export function pageHrefBuilder({ locale, strategy }: PageContextServer): HrefBuilder {
  return createHrefBuilder(locale, strategy);
}

/** Adds head and shell to a page's view and, for a document, sets the data for sharing on the page context. */
export async function buildPage<View>(pageContext: PageContextServer, parts: PageParts<View>): Promise<PageView<View>> {
  const { ports, locale, publicUrl } = pageContext;
  const { paths, share = {}, unanswered = null } = parts;
  const site = await ports.content.site();
  const href = pageHrefBuilder(pageContext);
  const indexable = (parts.indexable ?? true) && unanswered === null;
  const title =
    unanswered === null ? parts.title : translateOf(pageContext)('list.troubleHeadTitle', { title: parts.title });
  // Canonical and alternate addresses must be absolute, so there are none without a configured origin.
  const origin = indexable ? publicUrl : null;
  const head: DocumentHeadView = {
    title: title.includes(site.brand.name) ? title : `${title} — ${site.brand.name}`,
    description: unanswered ?? parts.description,
    canonical: origin && origin + href(paths[locale] ?? '/'),
    alternates: origin === null ? [] : alternatesOf(paths, (path, code) => origin + href(path, code)),
    indexable,
    feed: parts.feed == null ? null : { ...parts.feed, href: `${publicUrl ?? ''}${parts.feed.href}` },
  };
  // Only documents need this part; the browser does not read it.
  if (share !== null && !pageContext.isClientSideNavigation) {
    pageContext.share = await buildShareView(pageContext, share, site, title, paths, indexable);
  }
  return {
    head,
    messagesUrl: pageContext.messages[locale].url,
    shell: shellView(pageContext, site, paths, parts.section ?? null),
    view: parts.view,
    ...outageOf(parts, pageContext),
    ...(parts.gone && { gone: true as const }),
  };
}

function outageOf(
  { unanswered = null, incomplete = false }: Pick<PageParts<unknown>, 'unanswered' | 'incomplete'>,
  { searchFailed }: PageContextServer,
): Pick<PageView, 'outage'> {
  if (unanswered !== null) return { outage: 'page' };
  return incomplete || searchFailed() ? { outage: 'part' } : {};
}

/** Returns the parts of the page context that view builders use. */
export function viewContextOf(pageContext: PageContextServer) {
  const { ports, locale, preferences, now } = pageContext;
  const { catalogue, content, media } = ports;
  const [href, translate] = [pageHrefBuilder(pageContext), translateOf(pageContext)];
  return { ports, catalogue, content, media, locale, href, translate, preferences, now };
}

/** Returns the context of a page with a list of yachts, whose length depends on the device (SE1). */
export async function listContextOf(pageContext: PageContextServer) {
  const context = viewContextOf(pageContext);
  const pageSize = pageContext.mobile ? MOBILE_PAGE_SIZE : PAGE_SIZE;
  return { ...context, fleet: await context.catalogue.all(), pageSize, fleetPath: await fleetPathOf(context) };
}

/** Returns the localized path of the page that draws the fleet to scale (CF4); null if the content has none. */
async function fleetPathOf({ content, locale, href, now }: ReturnType<typeof viewContextOf>): Promise<string | null> {
  const page = firstPageWithBlock(await content.pages(), ({ type }) => type === 'fleet-to-scale', locale, now);
  const path = page && pagePaths(page)[locale];
  return path === null ? null : href(path);
}

/** Builds the error page on the server, for documents and navigations (UI2, RT6). */
export async function buildErrorPage(
  pageContext: PageContextServer,
  failed: FailedRequest & { readonly status: number; readonly error?: unknown },
): Promise<PageView<ErrorView>> {
  const { status, path, error } = failed;
  const href = pageHrefBuilder(pageContext);
  const view: ErrorView = {
    status,
    ...errorTexts(failed, translateOf(pageContext)),
    home: href('/'),
    elsewhere:
      status === 404 && path !== null ? notFoundHelp(path, href, await likelyLinks(path, pageContext, href)) : null,
    // The empty address is that of the page itself.
    retry: status === 429 || status === 503 ? '' : null,
    embedded:
      pageContext.failure === null && path !== null && isEmbeddable(parseSiteAddress(path, pageContext.strategy).path),
    stack: pageContext.showErrors && status >= 500 ? stackOf(error) : null,
  };
  return buildPage(pageContext, {
    title: view.title,
    description: view.message,
    paths: status === 404 && path !== null ? await translatedPaths(path, pageContext) : sameInEveryLocale('/'),
    indexable: false,
    share: null,
    view,
  });
}

/** Returns the paths of the pages with the same slug in other languages; `/` where there is none (RT5). */
async function translatedPaths(address: string, pageContext: PageContextServer): Promise<Localized> {
  const { ports, locale, strategy, now } = pageContext;
  const { path } = parseSiteAddress(address, strategy);
  const slug = path.replace(/^\/|\/$/g, '');
  const paths = { ...sameInEveryLocale('/') };
  for (const { code } of LOCALES) {
    if (code === locale) continue;
    const page = await ports.content.page(slug, code);
    if (page !== null && isValidOn(page, now)) paths[code] = `/${slug}/`;
  }
  return paths;
}

/**
 * Creates the error that a data hook throws to show the 404 page. A navigation gets that page as the error's reason,
 * because Vike does not request data for an error page; for a document, the error page has its own data hook.
 * @param invalid whether the route exists, but its page is not valid (RT6)
 */
export async function missingPageError(pageContext: PageContextServer, invalid: boolean): Promise<Error> {
  if (!pageContext.isClientSideNavigation) return render(404, { invalid, page: null });
  // The path of the page whose data the navigation requests.
  const path = splitAddress(pageContext.urlOriginal).path.replace(/index\.pageContext\.json$/, '');
  const data = await buildErrorPage(pageContext, { status: 404, path, invalid });
  // The message changes only on hydration, which does not happen after a navigation (RT6).
  const page = { data: { ...data, view: { ...data.view, hydrated: null } }, locale: pageContext.locale };
  return render(404, { invalid, page });
}
