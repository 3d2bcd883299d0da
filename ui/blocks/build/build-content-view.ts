import type { ContentQuery } from '../../../core/content/content-query.ts';
import { type Page, pagePaths, readablePage } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import { pagePassages } from '../../../core/content/page-passages.ts';
import { nextOfKind, pagesAbove } from '../../../core/content/related-pages.ts';
import { DEFAULT_LOCALE } from '../../../core/locale/locale.ts';
import type { Edition } from '../../../core/ports/content-repository.ts';
import { dateText } from '../../i18n/date-text.ts';
import type { viewContextOf } from '../../page-data/view-context.ts';
import type { LinkView } from '../block-view.ts';
import type { BylineView, ContentView, PreviewView } from '../content-view.ts';
import type { BlockContext } from './block-context.ts';
import { blockViews } from './block-views.ts';
import { pageHref } from './office-views.ts';
import { timecodeText } from './page-notes.ts';
import { gridResults } from './yacht-grid-results.ts';

type PageParts = ReturnType<typeof viewContextOf> & {
  readonly query: ContentQuery;
  readonly edition: Edition;
  readonly preview: boolean;
};

/** Reading speed of magazine readers, words per minute. */
const WORDS_PER_MINUTE = 230;

/** Builds the view of a page made of blocks, in its language. */
export async function buildContentView(page: Page, pages: readonly Page[], parts: PageParts): Promise<ContentView> {
  const { ports, locale, href, translate, now, preview, edition } = parts;
  const { blocks, problems, state } = readablePage(page, locale);
  const action = href(pagePaths(page)[locale] ?? '/');
  const { categories } = await ports.content.site();
  const grid = await gridResults(blocks, parts);
  const context: BlockContext = { ...parts, page, pages, categories, action, grid };
  const next = hasNext(page.details) ? nextOfKind(page, pages, locale, now) : null;
  const crumb = (one: Page): LinkView => ({
    text: readablePage(one, locale).state.breadcrumbsTitle,
    href: pageHref(one, context) ?? '/',
  });
  return {
    crumbs: [
      { text: translate('sitemap.home'), href: href('/') },
      ...pagesAbove(page, pages, locale).map(crumb),
      { text: state.breadcrumbsTitle, href: action },
    ],
    byline: bylineOf(page, context),
    blocks: await blockViews(blocks, problems, context),
    next: next && hasNext(page.details) ? { ...crumb(next), ...nextText(next, context) } : null,
    preview: preview ? previewView(edition, action) : null,
  };
}

type SequentialKind = 'destination' | 'news' | 'editorial' | 'podcast' | 'event';

/** Returns whether pages of this kind are read one after the other. */
function hasNext(details: PageDetails): details is Extract<PageDetails, { kind: SequentialKind }> {
  return ['destination', 'news', 'editorial', 'podcast', 'event'].includes(details.kind);
}

function nextText(next: Page, { locale, translate }: BlockContext) {
  const { details } = next;
  if (!hasNext(details)) return { label: '' };
  const { state } = readablePage(next, locale);
  const text = details.kind === 'destination' ? state.breadcrumbsTitle : state.pageTitle;
  return { text, label: translate(`content.next.${details.kind}`) };
}

function bylineOf(page: Page, context: BlockContext): BylineView | null {
  const { details, published } = page;
  const { locale, translate } = context;
  if (details.kind !== 'news' && details.kind !== 'editorial' && details.kind !== 'podcast') return null;
  const writer = details.kind === 'podcast' ? details.host : details.author;
  const author = writer === null ? undefined : context.pages.find(({ id }) => id === writer);
  const href = author && pageHref(author, context);
  const notes =
    details.kind === 'podcast'
      ? [translate('podcast.episode', { number: String(details.number) }), timecodeText(details.seconds)]
      : [translate('content.minutes', { minutes: minutesOf(page, context) })];
  return {
    author: author && href ? { text: readablePage(author, locale).state.breadcrumbsTitle, href } : null,
    date: published === null ? null : { iso: published, text: dateText(published, locale) },
    notes,
  };
}

function minutesOf(page: Page, { locale }: BlockContext): number {
  const words = pagePassages(readablePage(page, locale).blocks).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function previewView(edition: Edition, leave: string): PreviewView {
  return { drafts: edition === 'draft', leave };
}

/** Returns the navigation entry that a page belongs to: the path of its topmost ancestor in the default locale. */
export function sectionOf(page: Page, pages: readonly Page[]): string | null {
  const [top = page] = pagesAbove(page, pages, DEFAULT_LOCALE);
  return pagePaths(top)[DEFAULT_LOCALE];
}
