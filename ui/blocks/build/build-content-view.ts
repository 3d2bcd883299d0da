import type { ContentQuery } from '../../../core/content/content-query.ts';
import { type Page, pageName, pagePaths, translationOrFallback } from '../../../core/content/page.ts';
import { pagePassages } from '../../../core/content/page-passages.ts';
import { nextOfKind, pagesAbove } from '../../../core/content/related-pages.ts';
import { DEFAULT_LOCALE } from '../../../core/locale/locale.ts';
import type { Edition } from '../../../core/ports/content-repository.ts';
import { dateText } from '../../i18n/date-text.ts';
import { playbackTimeText } from '../../i18n/duration-text.ts';
import type { viewContextOf } from '../../page-data/page-builder.ts';
import { previewView } from '../../page-data/preview-view.ts';
import { type BlockContext, pageHref } from './block-context.ts';
import { type BlockView, blockViews } from './block-views.ts';
import { namingPagesView } from './entry-views.ts';
import { gridResults } from './yacht-grid-results.ts';

type ContentViewParts = ReturnType<typeof viewContextOf> & {
  readonly query: ContentQuery;
  readonly edition: Edition;
  readonly preview: boolean;
  /** The origin of the editor that shows previews in a frame; null if there is none. */
  readonly editor: string | null;
} & Pick<BlockContext, 'fleetToScale' | 'openWeeks'>;

/** Reading speed of magazine readers, in words per minute. */
const WORDS_PER_MINUTE = 230;

/** The view of a page made of blocks (RT1, CO1). */
export type ContentView = Awaited<ReturnType<typeof buildContentView>>;

/** Builds the view of a page made of blocks, in its language. */
export async function buildContentView(page: Page, pages: readonly Page[], parts: ContentViewParts) {
  const { ports, locale, href, translate } = parts;
  const { blocks, problems, state } = translationOrFallback(page, locale);
  const action = href(pagePaths(page)[locale] ?? '/');
  const { categories } = await ports.content.site();
  const grid = await gridResults(blocks, parts);
  const context: BlockContext = { ...parts, page, pages, categories, action, grid };
  return {
    /** The breadcrumbs from the homepage to the page itself (CO7). */
    crumbs: [
      { text: translate('sitemap.home'), href: href('/') },
      ...pagesAbove(page, pages, locale).map((above) => ({
        text: translationOrFallback(above, locale).state.breadcrumbsTitle,
        href: pageHref(above, context) ?? '/',
      })),
      { text: state.breadcrumbsTitle, href: action },
    ],
    byline: bylineOf(page, context),
    blocks: withNamingPages(...(await Promise.all([blockViews(blocks, problems, context), namingPagesView(context)]))),
    next: nextLink(page, context),
    preview: previewView(parts, action),
  };
}

/** Inserts the pages that name the person of a page before the block that says how to reach her or him, else at the end. */
function withNamingPages(blocks: readonly BlockView[], naming: BlockView | null): readonly BlockView[] {
  const contact = blocks.findLastIndex(({ type }) => type === 'contact');
  return naming === null ? blocks : blocks.toSpliced(contact === -1 ? blocks.length : contact, 0, naming);
}

/** Builds the link to the next page of the same kind; null if there is none or the kind is not read in sequence. */
function nextLink(page: Page, context: BlockContext) {
  const { pages, locale, translate, now } = context;
  const kind = SEQUENTIAL_KINDS.find((sequential) => sequential === page.details.kind);
  const next = kind && nextOfKind(page, pages, locale, now);
  if (!kind || !next) return null;
  return {
    text: pageName(next, locale),
    href: pageHref(next, context) ?? '/',
    label: translate(`content.next.${kind}`),
  };
}

const SEQUENTIAL_KINDS = ['destination', 'news', 'editorial', 'podcast', 'event'] as const;

/** Builds the author, date and notes of an article or episode; null for a page of another kind. */
function bylineOf(page: Page, context: BlockContext) {
  const { details, published } = page;
  const { locale, translate } = context;
  if (details.kind !== 'news' && details.kind !== 'editorial' && details.kind !== 'podcast') return null;
  const writer = details.kind === 'podcast' ? details.host : details.author;
  const author = writer === null ? undefined : context.pages.find(({ id }) => id === writer);
  const href = author && pageHref(author, context);
  const notes =
    details.kind === 'podcast'
      ? [translate('podcast.episode', { number: String(details.number) }), playbackTimeText(details.seconds)]
      : [translate('content.minutes', { minutes: minutesOf(page, context) })];
  return {
    author: author && href ? { text: translationOrFallback(author, locale).state.breadcrumbsTitle, href } : null,
    date: published === null ? null : { iso: published, text: dateText(published, locale) },
    notes,
  };
}

function minutesOf(page: Page, { locale }: BlockContext): number {
  const words = pagePassages(translationOrFallback(page, locale).blocks).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Returns the path in the default locale of a page's topmost ancestor, or of the page itself; null if it has none. */
export function navigationSectionOf(page: Page, pages: readonly Page[]): string | null {
  const [top = page] = pagesAbove(page, pages, DEFAULT_LOCALE);
  return pagePaths(top)[DEFAULT_LOCALE];
}
