import type { PageContextServer } from 'vike/types';
import { isValid } from '../../../core/content/page.ts';
import { everyLocale, LOCALES, type Localized } from '../../../core/locale/locale.ts';
import { placeOf } from '../../../core/routing/place.ts';
import { isEmbeddable } from '../../../core/routing/routes.ts';
import { splitPath } from '../../../core/routing/trailing-slash.ts';
import { INVALID } from '../../invalid-reason.ts';
import { buildPage, hrefOf, translateOf } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { type ErrorView, errorWords, stackOf } from '../../shell/error-view.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<ErrorView>> {
  const { failure, showErrors, errorWhileRendering } = pageContext;
  const status = failure?.status ?? pageContext.abortStatusCode ?? (pageContext.is404 === true ? 404 : 500);
  const path = failure === null ? splitPath(pageContext.urlOriginal).path : failure.path;
  const view: ErrorView = {
    status,
    ...errorWords({ status, path, invalid: pageContext.abortReason === INVALID }, translateOf(pageContext)),
    home: hrefOf(pageContext)('/'),
    retry: null,
    embedded: failure === null && path !== null && isEmbeddable(placeOf(path, pageContext.strategy).path),
    stack: showErrors && status >= 500 ? stackOf(failure?.error ?? errorWhileRendering) : null,
  };
  return buildPage(pageContext, {
    title: view.title,
    description: view.message,
    paths: status === 404 && path !== null ? await translatedPaths(path, pageContext) : everyLocale('/'),
    section: null,
    indexable: false,
    share: null,
    view,
  });
}

/** The page that stands at this path in another language, for its language link; the homepage where there is none (product.md RT5). */
async function translatedPaths(address: string, pageContext: PageContextServer): Promise<Localized> {
  const { ports, locale, strategy, now } = pageContext;
  const { path } = placeOf(address, strategy);
  const slug = path.replace(/^\/|\/$/g, '');
  const paths = { ...everyLocale('/') };
  for (const { code } of LOCALES) {
    if (code === locale) continue;
    const page = await ports.content.page(slug, code);
    if (page !== null && isValid(page, now)) paths[code] = `/${slug}/`;
  }
  return paths;
}
