import type { PageContextClient } from 'vike/types';
import type { Locale } from '../../core/locale/locale.ts';
import { hrefIn } from '../../core/routing/locale-path.ts';
import { isEmbeddable } from '../../core/routing/routes.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { splitPath } from '../../core/routing/trailing-slash.ts';
import type { Translate } from '../i18n/translator.ts';
import type { PageView } from '../page-data/page-view.ts';
import { type ErrorView, errorWords, isConnectionError } from '../shell/error-view.ts';
import { siteSettings } from '../shell/site-settings.ts';

/**
 * Returns the error page of a navigation without an answer of the server: the shell of the previous page, in its
 * language, with a link to the homepage.
 */
export function clientError(
  pageContext: PageContextClient,
  { page: before, locale }: { readonly page: PageView; readonly locale: Locale },
  translate: Translate,
): PageView<ErrorView> {
  const { urlOriginal, abortStatusCode, is404, errorWhileRendering } = pageContext;
  const { strategy } = siteSettings();
  const href = hrefIn(locale, strategy);
  const status = abortStatusCode ?? (is404 === true ? 404 : isConnectionError(errorWhileRendering) ? null : 500);
  const { path } = splitPath(urlOriginal);
  const view: ErrorView = {
    status,
    ...errorWords({ status, path, invalid: false }, translate),
    // A page that was reached by navigation has no message for hydration.
    hydrated: null,
    home: href('/'),
    retry: status === null || status >= 500 ? urlOriginal : null,
    embedded: isEmbeddable(parseSiteAddress(urlOriginal, strategy).path),
    stack: null,
  };
  const { shell } = before;
  return {
    ...before,
    head: {
      ...before.head,
      title: `${view.title} — ${shell.brand.name}`,
      description: view.message,
      canonical: null,
      alternates: [],
      feed: null,
      indexable: false,
    },
    shell: {
      ...shell,
      navigation: shell.navigation.map(({ text, href: target }) => ({ text, href: target })),
      languages: shell.languages.map((language) => ({ ...language, href: href('/', language.locale) })),
    },
    view,
  };
}
