import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { loadTranslator } from '../i18n/load-messages.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
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
  if (!root || isHydration) root = hydrateRoot(container, page);
  else root.render(page);
  if (!isHydration) updateHead(data.head, locale);
}
