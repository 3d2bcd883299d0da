import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { loadTranslator } from '../i18n/load-messages.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { rememberLocale } from '../i18n/remember-locale.ts';
import type { Translate } from '../i18n/translator.ts';
import { INVALID } from '../invalid-reason.ts';
import type { PageView } from '../page-view.ts';
import { loadedRuntime, loadRuntimeWhenIdle, siteRuntime } from '../shell/browser-runtime.ts';
import { watchChunkErrors } from '../shell/chunk-errors.ts';
import { watchKeyboardUse } from '../shell/keyboard-use.ts';
import { loadAnew } from '../shell/load-anew.ts';
import { type PageComponent, PageFrame } from '../shell/PageFrame.tsx';
import { notePreviousAddress } from '../shell/previous-address.ts';

let root: Root | undefined;
/** The page that stands, and its address. */
let shown: { readonly page: PageView; readonly url: string } | undefined;

export async function onRenderClient(pageContext: PageContextClient) {
  const { locale, isHydration, urlOriginal } = pageContext;
  if (isHydration) {
    watchChunkErrors();
    watchKeyboardUse();
    loadRuntimeWhenIdle();
  }
  // Where a navigation failed there is no data: the page before lends what the error page needs.
  const data: PageView | undefined = pageContext.data;
  const messagesUrl = (data ?? shown?.page)?.messagesUrl;
  const translate = messagesUrl === undefined ? null : await loadTranslator(locale, messagesUrl);
  const container = document.getElementById('page');
  if (translate === null || container === null) {
    // The document says it all without us; another page is the server's to write.
    if (isHydration) return;
    return loadAnew(urlOriginal);
  }
  const page = data ?? (shown && (await failedPage(pageContext, shown.page, translate)));
  if (page === undefined) return loadAnew(urlOriginal);
  const tree = (
    <PageLanguageContext value={{ locale, translate }}>
      <PageFrame Page={pageContext.Page as PageComponent<unknown>} page={page} />
    </PageLanguageContext>
  );
  if (isHydration) {
    shown = { page, url: urlOriginal };
    // In slices, so that a tap or a key is never kept waiting for the whole page.
    startTransition(() => {
      root = hydrateRoot(container, tree);
    });
    return;
  }
  if (shown) notePreviousAddress(shown.url, pageContext.isHistoryNavigation === false);
  root ??= createRoot(container);
  root.render(tree);
  if (document.documentElement.lang !== locale) rememberLocale(document, locale);
  document.documentElement.lang = locale;
  document.title = page.head.title;
  loadedRuntime()?.updateHead(page.head);
  // product.md RT6: the address of a page that is not valid does not stay.
  if (shown && pageContext.abortReason === INVALID) window.history.replaceState(window.history.state, '', shown.url);
  else shown = { page, url: urlOriginal };
}

/** Its words come with the site's runtime; without them the server is asked for the page, and says it better. */
async function failedPage(
  pageContext: PageContextClient,
  before: PageView,
  translate: Translate,
): Promise<PageView | undefined> {
  try {
    return (await siteRuntime()).failedPage(pageContext, before, translate);
  } catch {
    return undefined;
  }
}
