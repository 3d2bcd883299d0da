import type { PageContextServer } from 'vike/types';
import { localePath } from '../../../core/locale/locale-path.ts';
import type { Translate } from '../../i18n/translator.ts';
import { buildPage, translateOf } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';

export interface ErrorView {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  readonly home: string;
}

export async function data(pageContext: PageContextServer): Promise<PageView<ErrorView>> {
  const { locale, failure } = pageContext;
  const translate = translateOf(pageContext);
  const status = failure?.status ?? pageContext.abortStatusCode ?? (pageContext.is404 === true ? 404 : 500);
  const path = failure === null ? (pageContext.urlParsed.pathnameOriginal ?? pageContext.urlPathname) : null;
  const fatal = pageContext.abortReason === 'invalid';
  const view: ErrorView = { status, ...words(status, path, fatal, translate), home: localePath('/', locale) };
  return buildPage(pageContext, {
    title: view.title,
    description: view.message,
    paths: { en: '/', es: '/' },
    section: null,
    indexable: false,
    view,
  });
}

/** product.md RT6: a route without a page is not the same as a page that fails its check. UI2. */
function words(
  status: number,
  path: string | null,
  fatal: boolean,
  translate: Translate,
): Pick<ErrorView, 'title' | 'message'> {
  if (status >= 500) return { title: translate('error.500.title'), message: translate('error.500.message') };
  if (status !== 404) return { title: translate('error.other.title'), message: translate('error.other.message') };
  return {
    title: translate('error.404.title'),
    message:
      path === null
        ? translate('error.404.noPath')
        : translate(fatal ? 'error.404.invalid' : 'error.404.message', { path }),
  };
}
