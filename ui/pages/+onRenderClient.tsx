import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { loadTranslator } from '../i18n/load-messages.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { rememberLocale } from '../i18n/remember-locale.ts';
import { type PageComponent, PageFrame } from '../shell/PageFrame.tsx';
import { updateHead } from '../update-head.ts';

let root: Root | undefined;

export async function onRenderClient(pageContext: PageContextClient) {
  const { locale, data, isHydration } = pageContext;
  const translate = await loadTranslator(locale, data.messagesUrl);
  const page = (
    <PageLanguageContext value={{ locale, translate }}>
      <PageFrame Page={pageContext.Page as PageComponent<unknown>} page={data} />
    </PageLanguageContext>
  );
  const container = document.getElementById('page');
  if (!container) return;
  if (!root || isHydration) {
    // In slices, so that a tap or a key is never kept waiting for the whole page.
    startTransition(() => {
      root = hydrateRoot(container, page);
    });
    return;
  }
  root.render(page);
  if (document.documentElement.lang !== locale) rememberLocale(document, locale);
  updateHead(data.head, locale);
}
