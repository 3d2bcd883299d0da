import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isValid } from '../../core/content/page.ts';
import { everyLocale, LOCALES, type Localized } from '../../core/locale/locale.ts';
import { isEmbeddable } from '../../core/routing/routes.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { type ErrorView, errorWords, type Failed, stackOf } from '../shell/error-view.ts';
import { buildPage, hrefOf, translateOf } from './page-builder.ts';
import type { PageView } from './page-view.ts';

/** Builds the error page on the server, for documents and navigations (UI2, RT6). */
export async function buildErrorPage(
  pageContext: PageContextServer,
  failed: Failed & { readonly status: number; readonly error?: unknown },
): Promise<PageView<ErrorView>> {
  const { status, path, error } = failed;
  const view: ErrorView = {
    status,
    ...errorWords(failed, translateOf(pageContext)),
    home: hrefOf(pageContext)('/'),
    retry: null,
    embedded:
      pageContext.failure === null && path !== null && isEmbeddable(parseSiteAddress(path, pageContext.strategy).path),
    stack: pageContext.showErrors && status >= 500 ? stackOf(error) : null,
  };
  return buildPage(pageContext, {
    title: view.title,
    description: view.message,
    paths: status === 404 && path !== null ? await translatedPaths(path, pageContext) : everyLocale('/'),
    indexable: false,
    share: null,
    view,
  });
}

/** Returns the paths of the page in other languages, for the language links; `/` where there is none (RT5). */
async function translatedPaths(address: string, pageContext: PageContextServer): Promise<Localized> {
  const { ports, locale, strategy, now } = pageContext;
  const { path } = parseSiteAddress(address, strategy);
  const slug = path.replace(/^\/|\/$/g, '');
  const paths = { ...everyLocale('/') };
  for (const { code } of LOCALES) {
    if (code === locale) continue;
    const page = await ports.content.page(slug, code);
    if (page !== null && isValid(page, now)) paths[code] = `/${slug}/`;
  }
  return paths;
}

/**
 * Creates the error that a page throws to be answered by the 404 page. A navigation gets the whole page as the reason,
 * because Vike does not request data for an error page; a document is rendered by the error page's own data hook.
 * @param invalid whether the route exists, but its page is not valid (RT6)
 */
export async function missingPage(pageContext: PageContextServer, invalid: boolean): Promise<Error> {
  if (!pageContext.isClientSideNavigation) return render(404, { invalid, page: null });
  const data = await buildErrorPage(pageContext, { status: 404, path: pathOf(pageContext), invalid });
  // The message changes on hydration only, which a navigation does not have (RT6).
  const page = { data: { ...data, view: { ...data.view, hydrated: null } }, locale: pageContext.locale };
  return render(404, { invalid, page });
}

/** Returns the path of the page whose data a navigation requests. */
function pathOf({ urlOriginal }: PageContextServer): string {
  return urlOriginal.replace(/index\.pageContext\.json(\?.*)?$/, '');
}
