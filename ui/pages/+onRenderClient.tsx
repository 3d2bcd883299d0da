import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import type { Locale } from '../../core/locale/locale.ts';
import { loadTranslator } from '../i18n/load-messages.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import type { Translate } from '../i18n/translator.ts';
import { loadAnew } from '../navigation/load-anew.ts';
import { notePreviousAddress, watchJumps } from '../navigation/previous-address.ts';
import { reloadOnce } from '../navigation/reload-once.ts';
import type { PageView } from '../page-data/page-view.ts';
import { loadRuntimeWhenIdle, siteRuntime } from '../shell/browser-runtime.ts';
import { type PageComponent, PageFrame } from '../shell/PageFrame.tsx';

/** The page that stands, its language, and its address. */
interface Shown {
  readonly page: PageView;
  readonly locale: Locale;
  readonly url: string;
}

/** The part of the page context that the server answers with. */
interface Answered {
  readonly data?: PageView;
  readonly locale?: Locale;
}

let root: Root | undefined;
let shown: Shown | undefined;
let watches = false;

export async function onRenderClient(pageContext: PageContextClient) {
  const { isHydration, isClientSideNavigation, urlOriginal, abortReason } = pageContext;
  // A click that comes before the page is taken over leaves nothing to take over.
  if (!watches) watchPage();
  // A missing page comes with its reason. Where a navigation failed there is no data: the page before lends what the
  // error page needs, its language included.
  const { data, locale = shown?.locale }: Answered = abortReason?.page ?? pageContext;
  const messagesUrl = (data ?? shown?.page)?.messagesUrl;
  const translate = locale && messagesUrl ? await loadTranslator(locale, messagesUrl) : null;
  const container = document.getElementById('page');
  const Page = pageContext.Page as PageComponent<unknown>;
  const page =
    data && isHydration && container
      ? hydratedPage(Page, data, container)
      : (data ?? (shown && translate ? await failedPage(pageContext, shown, translate) : undefined));
  if (!(locale && translate && page && container)) {
    // The document says it all without us, and loading it again would end here again; another page is the server's.
    return isClientSideNavigation ? loadAnew(urlOriginal) : undefined;
  }
  const tree = (
    <PageLanguageContext value={{ locale, translate }}>
      <PageFrame Page={Page} page={page} />
    </PageLanguageContext>
  );
  if (isHydration) {
    shown = { page, locale, url: urlOriginal };
    // In slices, so that a tap or a key is never kept waiting for the whole page.
    startTransition(() => {
      root = hydrateRoot(container, tree, { onUncaughtError });
    });
    return;
  }
  if (shown) notePreviousAddress(shown.url, pageContext.isHistoryNavigation === false);
  root ??= createRoot(container, { onUncaughtError });
  const onto = root;
  // Once Vike scrolls, the page's parts are there.
  flushSync(() => onto.render(tree));
  document.documentElement.lang = locale;
  document.title = page.head.title;
  // product.md RT6: the address of a page that is not valid does not stay.
  const url = shown && abortReason?.invalid ? shown.url : urlOriginal;
  if (url !== urlOriginal) window.history.replaceState(window.history.state, '', url);
  const stands = { page, locale, url };
  shown = stands;
  siteRuntime().then(
    ({ updateDocument }) => {
      if (shown === stands) updateDocument(page.head, locale);
    },
    () => {},
  );
}

/** The data of a document leaves out what its markup says. */
function hydratedPage({ fromDocument }: PageComponent<unknown>, page: PageView, container: Element): PageView {
  return fromDocument ? { ...page, view: fromDocument(page.view, container) } : page;
}

function watchPage(): void {
  watches = true;
  watchJumps();
  loadRuntimeWhenIdle();
}

/** Header or footer cannot be shown, which leaves nothing at all: another build may have written the page's data. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  reloadOnce();
}

/** Its words come with the site's runtime; without them the server is asked for the page, and says it better. */
async function failedPage(
  pageContext: PageContextClient,
  before: Shown,
  translate: Translate,
): Promise<PageView | undefined> {
  try {
    return (await siteRuntime()).failedPage(pageContext, before, translate);
  } catch {
    return undefined;
  }
}
