import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import { DEFAULT_LOCALE, splitLocale } from '../../../core/locale/locale.ts';
import { currencyForCountry, unitForCountry } from '../../../core/preferences/visitor-country.ts';
import { loadMessages } from '../../../server/start/messages.ts';
import { fillMarkupSlots, MarkupSlotsContext } from '../../../ui/components/StaticMarkup.tsx';
import { YachtList } from '../../../ui/features/search/YachtList.tsx';
import { PageLanguageContext } from '../../../ui/i18n/page-language.ts';
import type { PageView } from '../../../ui/page-data/page-view.ts';
import { data } from '../../../ui/pages/yacht-list/+data.ts';
import { type PageComponent, PageFrame } from '../../../ui/shell/PageFrame.tsx';
import { contentPorts } from '../../content-ports.ts';
import { LIST_PATH } from '../paths.ts';

const { locale } = splitLocale(LIST_PATH);
const LOCALE = locale ?? DEFAULT_LOCALE;

export const messages = loadMessages();

/** Loads the charter list with the site's own `+data`, as for a visitor without preferences. */
export async function listPage(contentDir: string): Promise<PageView> {
  const asked = {
    ports: contentPorts(contentDir),
    locale: LOCALE,
    strategy: 'prefix',
    preferences: { currency: currencyForCountry(null), unit: unitForCountry(null) },
    mobile: false,
    now: new Date().toISOString(),
    publicUrl: null,
    messages,
    searchFailed: () => false,
    routeParams: { market: 'charter' },
    urlParsed: { searchOriginal: null },
  };
  return data(asked as unknown as PageContextServer);
}

/** Renders only the React tree of `ui/pages/+onRenderHtml.tsx`, in pieces to be sent one after the other, as the site does. */
export function renderList(page: PageView): readonly string[] {
  const { translate } = messages[LOCALE];
  const frame = createElement(PageFrame, { Page: YachtList as PageComponent<unknown>, page });
  const slots: string[] = [];
  const markup = renderToString(
    <PageLanguageContext value={{ locale: LOCALE, translate }}>
      <MarkupSlotsContext value={slots}>{frame}</MarkupSlotsContext>
    </PageLanguageContext>,
  );
  return fillMarkupSlots(markup, slots);
}
