import { renderToString } from 'react-dom/server';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import { escapeMarkup } from '../../core/shared/escape-markup.ts';
import { withPreview } from '../blocks/editor/PreviewPage.tsx';
import type { Previewable } from '../blocks/editor/preview-props.ts';
import { fillMarkupSlots, MarkupSlotsContext } from '../components/StaticMarkup.tsx';
import { documentHead } from '../document/document-head.ts';
import { PAGE_PLACEHOLDER } from '../document/page-placeholder.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import type { PageView } from '../page-data/page-view.ts';
import { type PageComponent, PageFrame } from '../shell/PageFrame.tsx';
import { settingsAttributes } from '../shell/settings-attributes.ts';

export function onRenderHtml(pageContext: PageContextServer) {
  const { locale, data, messages, strategy, build, formOrigins, staging, routeParams } = pageContext;
  const own = pageContext.Page as PageComponent<unknown>;
  const Page = (data.view as Previewable).preview ? withPreview(own) : own;
  const withoutShell = Page.withoutShell?.(data.view) === true;
  const isFavourites = routeParams?.name === 'favourites';
  const { translate } = messages[locale];
  const slots: string[] = [];
  const markup = renderToString(
    <PageLanguageContext value={{ locale, translate }}>
      <MarkupSlotsContext value={slots}>
        <PageFrame Page={Page} page={data} />
      </MarkupSlotsContext>
    </PageLanguageContext>,
  );
  const rendered = {
    opening: `<!DOCTYPE html><html lang="${locale}"${settingsAttributes({ strategy, build, formOrigins, staging })}><head>`,
    head: `${documentHead(data.head, pageContext.share ?? null, data.messagesUrl)}${staging === null ? '' : STAGING_STYLE}</head><body>${staging === null ? '' : stagingBanner(staging, messages)}${withoutShell ? '' : shortlistForm(locale, isFavourites)}<div id="page">`,
    markup: fillMarkupSlots(markup, slots),
    closing: '</div>',
  };
  const { opening, head, closing } = rendered;
  const html = `${opening}${head}${PAGE_PLACEHOLDER}${closing}</body></html>`;
  return { documentHtml: dangerouslySkipEscape(html), pageContext: { rendered, data: documentData(Page, data) } };
}

/** The part of the head that a document's data contains. */
type DocumentData = Omit<PageView, 'head'> & { readonly head: Pick<PageView['head'], 'title' | 'indexable'> };

/** Returns the data of a document, without what its head and markup already contain; a navigation gets all of it. */
function documentData(Page: PageComponent<unknown>, data: PageView): DocumentData {
  const { title, indexable } = data.head;
  return { ...data, head: { title, indexable }, view: Page.toDocument?.(data.view) ?? data.view };
}

/** A style sheet of its own, so that visitors of the real site load none of it. */
const STAGING_STYLE = '<link rel="stylesheet" href="/staging.css">';

/**
 * Renders the banner of a staging site (CM4). It is outside the page's root, where a change of language does not reach
 * it, and is for those who work on the site: it speaks every language.
 */
function stagingBanner(name: string, messages: PageContextServer['messages']): string {
  const lines = LOCALES.map(
    ({ code }) => `<p lang="${code}">${escapeMarkup(messages[code].translate('staging.banner', { name }))}</p>`,
  );
  return `<aside class="staging">${lines.join('')}</aside>`;
}

/**
 * Renders the form that favourite and compare buttons submit without a script (`ui/shortlist/ShortlistButton.tsx`). It
 * is outside the page's root, so that React does not hydrate it.
 * @param isFavourites whether this is the favourites page, where the buttons also remove a saved yacht
 */
function shortlistForm(locale: Locale, isFavourites: boolean): string {
  const from = isFavourites ? '?from=favourites' : '';
  return `<form id="mark" method="post" action="/shortlist/${locale}${from}" hidden></form>`;
}
