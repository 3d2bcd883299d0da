import type { PageContextClient } from 'vike/types';
import { wordsOfPath } from '../../core/content/likely-pages.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import { isEmbeddable, routePath } from '../../core/routing/routes.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import type { LinkView } from '../components/Link.tsx';
import type { Translate } from '../i18n/translator.ts';
import type { PageView } from '../page-data/page-view.ts';
import { documentSettings } from './document-settings.ts';

/** The view model of the error page (UI2, RT6). */
export interface ErrorView {
  /** Null if the server did not answer: the visitor is offline, or the request timed out. */
  readonly status: number | null;
  readonly title: string;
  readonly message: string;
  /** The message after hydration; null if it does not change (RT6). */
  readonly hydrated: string | null;
  readonly home: string;
  /** Where else a visitor may go from an address without a page; null for other errors. */
  readonly elsewhere: NotFoundHelp | null;
  /** The address to try again; null if that cannot help. */
  readonly retry: string | null;
  /** Whether the page is in a frame of another site, where only pages of the microsite are shown (RT8). */
  readonly embedded: boolean;
  /** Message and stack of the error; in development only. */
  readonly stack: string | null;
}

/** The search for the words of an address without a page, and the pages whose address is like it. */
export interface NotFoundHelp {
  readonly action: string;
  readonly words: string;
  readonly likely: readonly LinkView[];
}

export interface FailedRequest {
  readonly status: number | null;
  /** Null if the address is not to be shown. */
  readonly path: string | null;
  /** Whether the route exists, but its page is not valid (RT6). */
  readonly invalid: boolean;
}

/** Returns the texts of an error; an unknown route and an invalid page have different ones (UI2, RT6). */
export function errorTexts(
  { status, path, invalid }: FailedRequest,
  translate: Translate,
): Pick<ErrorView, 'title' | 'message' | 'hydrated'> {
  if (status === null) return words('error.network.title', 'error.network.message');
  if (status === 429 || status === 503) return words('error.busy.title', 'error.busy.message');
  if (status >= 500) return words('error.500.title', 'error.500.message');
  if (status !== 404) return words('error.other.title', 'error.other.message');
  if (path === null) return words('error.404.title', 'error.404.noPath');
  const title = translate('error.404.title');
  if (invalid) return { title, message: translate('error.404.invalid', { path }), hydrated: null };
  return {
    title,
    message: translate('error.404.message', { path }),
    hydrated: translate('error.404.hydrated', { path }),
  };

  function words(title: Parameters<Translate>[0], message: Parameters<Translate>[0]) {
    return { title: translate(title), message: translate(message), hydrated: null };
  }
}

/**
 * Returns whether an error is one that browsers throw for a failed `fetch` or `import()`, by the messages of Chromium,
 * Firefox and WebKit: the class alone does not tell, since a bug may also throw a `TypeError`.
 */
export function isConnectionError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^(Failed to fetch|NetworkError when|Load failed|The (network connection|Internet connection)|error loading dynamically|Importing a module script failed)/i.test(
      error.message,
    )
  );
}

/** Returns message and stack of a thrown value and of its causes; null if nothing was thrown. */
export function stackOf(error: unknown): string | null {
  if (error === undefined || error === null) return null;
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  const cause = stackOf(error.cause);
  return cause === null ? own : `${own}\n[cause] ${cause}`;
}

/** @param href returns the address of a path in the page's language */
export function notFoundHelp(
  path: string | null,
  href: (path: string) => string,
  likely: readonly LinkView[],
): NotFoundHelp {
  return {
    action: href(routePath({ name: 'search', scope: 'yachts', below: '' })),
    words: path === null ? '' : wordsOfPath(path),
    likely,
  };
}

/**
 * Returns the error page of a navigation that failed in the browser: it has the shell of the previous page, in its
 * language, and a link to the homepage.
 */
export function clientErrorPage(
  pageContext: PageContextClient,
  { page: before, locale }: { readonly page: PageView; readonly locale: Locale },
  translate: Translate,
): PageView<ErrorView> {
  const { urlOriginal, abortStatusCode, is404, errorWhileRendering } = pageContext;
  const { strategy } = documentSettings();
  const href = createHrefBuilder(locale, strategy);
  const status = abortStatusCode ?? (is404 === true ? 404 : isConnectionError(errorWhileRendering) ? null : 500);
  const { path } = splitAddress(urlOriginal);
  const view: ErrorView = {
    status,
    ...errorTexts({ status, path, invalid: false }, translate),
    // A page that was reached by navigation has no message for hydration.
    hydrated: null,
    home: href('/'),
    elsewhere: status === 404 ? notFoundHelp(path, href, []) : null,
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
