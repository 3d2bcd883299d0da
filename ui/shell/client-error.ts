import type { PageContextClient } from 'vike/types';
import { hrefIn } from '../../core/locale/locale-path.ts';
import type { Translate } from '../i18n/translator.ts';
import { INVALID } from '../invalid-reason.ts';
import type { PageView } from '../page-view.ts';
import { type ErrorView, errorWords } from './error-view.ts';
import { siteSettings } from './site-settings.ts';

/**
 * The error page of a client-side navigation: nothing came of it that could be asked for its words, so that the shell
 * of the page before goes on, and leads home in every language.
 */
export function clientError(
  pageContext: PageContextClient,
  before: PageView,
  translate: Translate,
): PageView<ErrorView> {
  const { locale, urlOriginal, abortStatusCode, is404 } = pageContext;
  const href = hrefIn(locale, siteSettings().strategy);
  const status = abortStatusCode ?? (is404 === true ? 404 : null);
  const [path = ''] = urlOriginal.split(/[?#]/, 1);
  const view: ErrorView = {
    status,
    ...errorWords({ status, path, invalid: pageContext.abortReason === INVALID }, translate),
    // What a visitor comes to by a link of the site was never taken over from a document.
    hydrated: null,
    home: href('/'),
    retry: status === null ? urlOriginal : null,
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
      indexable: false,
      image: null,
      jsonLd: [],
    },
    shell: {
      ...shell,
      navigation: shell.navigation.map(({ text, href: target }) => ({ text, href: target })),
      languages: shell.languages.map((language) => ({ ...language, href: href('/', language.locale) })),
    },
    view,
  };
}
