import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import type { Locale } from '../../core/locale/locale.ts';
import type { Previewable } from '../blocks/editor/preview-props.ts';
import { loadTranslator } from '../i18n/load-messages.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import type { Translate } from '../i18n/translator.ts';
import { loadDocument, notePreviousAddress, watchFragmentChanges } from '../navigation/browser-address.ts';
import { reloadOnce } from '../navigation/chunk-errors.ts';
import type { PageView } from '../page-data/page-view.ts';
import { loadRuntimeWhenIdle, loadSiteRuntime } from '../shell/browser-runtime.ts';
import { type PageComponent, PageFrame } from '../shell/PageFrame.tsx';
import { nextTask } from '../state/next-task.ts';
import { restoreMarkup } from '../yacht-card/document-cards.ts';

/** The current page, its language, and its address. */
interface Shown {
  readonly Page: PageComponent<unknown>;
  readonly page: PageView;
  readonly locale: Locale;
  readonly url: string;
}

/** The part of the page context that comes from the server. */
interface ServerPart {
  readonly data?: PageView;
  readonly locale?: Locale;
}

let root: Root | undefined;
let shown: Shown | undefined;
let watches = false;

export async function onRenderClient(pageContext: PageContextClient) {
  const { isHydration, isClientSideNavigation, urlOriginal, abortReason } = pageContext;
  // A click before hydration starts a navigation instead, so the first call may be for a navigation.
  if (!watches) {
    watches = true;
    watchFragmentChanges();
    loadRuntimeWhenIdle();
  }
  // The 404 page arrives as the reason of the abort. A failed navigation has no data, so the error page takes the shell
  // and language of the previous page.
  const { data, locale = shown?.locale }: ServerPart = abortReason?.page ?? pageContext;
  const messagesUrl = (data ?? shown?.page)?.messagesUrl;
  const translate = locale && messagesUrl ? await loadTranslator(locale, messagesUrl) : null;
  const container = document.getElementById('page');
  const Page = await pageComponent(pageContext, data);
  const page =
    data && isHydration && container
      ? hydratedPage(Page, data, container)
      : (data ?? (shown && translate ? await failedPage(pageContext, shown, translate) : undefined));
  if (!(locale && translate && page && container)) {
    // A document is complete even if it cannot be hydrated, and reloading it would not help. The page of a navigation
    // is loaded from the server instead.
    return isClientSideNavigation ? loadDocument(urlOriginal) : undefined;
  }
  const tree = (
    <PageLanguageContext value={{ locale, translate }}>
      <PageFrame Page={Page} page={page} />
    </PageLanguageContext>
  );
  if (isHydration) {
    await nextTask();
    shown = { Page, page, locale, url: urlOriginal };
    // A transition hydrates in slices, so that taps and keys are not delayed.
    startTransition(() => {
      root = hydrateRoot(container, tree, { onUncaughtError });
    });
    return;
  }
  if (shown) notePreviousAddress(shown.url, pageContext.isHistoryNavigation === false);
  root ??= createRoot(container, { onUncaughtError });
  const currentRoot = root;
  // Where another kind of page takes its place, the followed link goes. The browser computes all styles before it removes
  // a focused element, unless the focus has left it while they are still known.
  if (shown?.Page !== Page) document.activeElement?.closest<HTMLElement>('main :focus')?.blur();
  // Rendering must be finished when Vike scrolls.
  flushSync(() => currentRoot.render(tree));
  document.documentElement.lang = locale;
  document.title = page.head.title;
  // The address of an invalid page does not stay in the address bar (RT6).
  const url = shown && abortReason?.invalid ? shown.url : urlOriginal;
  if (url !== urlOriginal) window.history.replaceState(window.history.state, '', url);
  const next = { Page, page, locale, url };
  shown = next;
  loadSiteRuntime().then(
    ({ updateDocument }) => {
      if (shown === next) updateDocument(page.head, locale);
    },
    () => {},
  );
}

/** Returns the component that shows the data; that of a preview is loaded first (CO8). */
async function pageComponent(pageContext: PageContextClient, data?: PageView): Promise<PageComponent<unknown>> {
  const Page = pageContext.Page as PageComponent<unknown>;
  const { preview } = (data?.view ?? {}) as Previewable;
  return preview ? (await import('../blocks/editor/PreviewPage.tsx')).withPreview(Page) : Page;
}

/** Restores the parts of a document's data that are read from its markup. */
function hydratedPage({ fromDocument }: PageComponent<unknown>, page: PageView, container: Element): PageView {
  restoreMarkup(page.view, container);
  return fromDocument ? { ...page, view: fromDocument(page.view, container) } : page;
}

/** Reloads the page if its header or footer cannot be rendered: another build may have written its data. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  reloadOnce();
}

/**
 * Returns the error page of a failed navigation; undefined if the site's runtime cannot be loaded. The caller then
 * requests the page from the server, which answers with its own error page.
 */
async function failedPage(pageContext: PageContextClient, before: Shown, translate: Translate) {
  try {
    return (await loadSiteRuntime()).failedPage(pageContext, before, translate);
  } catch {
    return undefined;
  }
}
