import { anchorOf } from '../../../core/content/anchor.ts';
import type { Block, BlockType } from '../../../core/content/block.ts';
import type { ContentQuery } from '../../../core/content/content-query.ts';
import { type Page, readablePage } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import type { RichText, Span } from '../../../core/content/rich-text.ts';
import type { Category } from '../../../core/content/site.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import type { Href } from '../../../core/routing/locale-path.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { changeCriteria, withPage } from '../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import { isAbsolute } from '../../components/is-absolute.ts';
import type { PictureView } from '../../components/picture-view.ts';
import { dateFormat, dateText, longDates } from '../../i18n/date-text.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { searchIn } from '../../page-data/search-in.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';
import { photographView } from '../../yacht-card/hero-picture.ts';

/** The block of a type, as editors fill it in. */
export type BlockOf<Type extends BlockType> = Extract<Block, { readonly type: Type }>;

/** The data of a page that the builders of its blocks need. */
export interface BlockContext extends CardContext {
  readonly ports: PagePorts;
  readonly page: Page;
  /** Every page of the edition. */
  readonly pages: readonly Page[];
  readonly categories: readonly Category[];
  readonly query: ContentQuery;
  /** Path of the page, localized, without query. */
  readonly action: string;
  /** The search results of the page's own yacht grid; null if it has none. */
  readonly grid: GridResults | null;
  readonly preview: boolean;
}

/** The search results of a page's own yacht grid, for the grid, its sorting and its pagination. */
interface GridResults {
  readonly block: BlockOf<'yacht-grid'>;
  readonly criteria: Criteria;
  /** Null if the search does not answer. */
  readonly results: SearchResults | null;
}

type SearchContext = Pick<BlockContext, 'ports' | 'preferences' | 'now'>;

/** Runs the search of the first grid that has one; the address changes order and page if a block offers that. */
export async function gridResults(
  blocks: readonly Block[],
  context: SearchContext & Pick<BlockContext, 'query'>,
): Promise<GridResults | null> {
  const block = blocks.find((one) => one.type === 'yacht-grid' && one.yachts.length === 0);
  if (block?.type !== 'yacht-grid') return null;
  const isSorted = blocks.some(({ type }) => type === 'sorting');
  const isPaged = blocks.some(({ type }) => type === 'pagination');
  const preset = decodeCriteria(block.market, block.query);
  const sorted =
    isSorted && context.query.sort !== null ? changeCriteria(preset, { sort: context.query.sort }) : preset;
  const criteria = withPage(sorted, isPaged ? context.query.page : 1);
  return { block, criteria, results: await searchYachts(criteria, block.limit, context) };
}

/** Runs the search of a grid; null if the search does not answer. */
export async function searchYachts(
  criteria: Criteria,
  pageSize: number,
  { ports, preferences, now }: SearchContext,
): Promise<SearchResults | null> {
  const display = displayOn(preferences, now);
  const answer = await searchIn(ports, 'search').search(criteria, { ...display, pageSize, facets: [], areas: false });
  return answer.ok ? answer.value : null;
}

export interface FigureView {
  readonly picture: PictureView;
  readonly caption: string | null;
}

/** Adds the page's locale to the address of a link if it is a path of the site. */
export function localizedLink<Target extends { readonly href: string }>(link: Target, href: Href): Target {
  return { ...link, href: localizedHref(link.href, href) };
}

function localizedHref(target: string, href: Href): string {
  return isAbsolute(target) ? target : href(target);
}

/** Localizes the links of running text. */
export function localizedRichText(body: RichText, href: Href): RichText {
  const span = (one: Span): Span => (one.href === undefined ? one : { ...one, href: localizedHref(one.href, href) });
  return body.map((block) => {
    switch (block.kind) {
      case 'paragraph':
        return { ...block, spans: block.spans.map(span) };
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(span)) };
      default:
        return block;
    }
  });
}

/** Returns the address of a page; null if it does not exist in this language. */
export function pageHref(page: Page, { locale, href }: Pick<BlockContext, 'locale' | 'href'>): string | null {
  return page.translations[locale] === null
    ? null
    : href(routePath({ name: 'content', slug: readablePage(page, locale).slug }));
}

/** Returns the title of a section with the id by which jump-to menus and addresses name it. */
export function titled(title: string | null): { readonly title: string | null; readonly id: string | null } {
  return { title, id: title === null ? null : anchorOf(title) };
}

/** Builds the view of a picture and its caption; null if the media library does not find it (ME1). */
export async function figureView(
  image: string | null,
  caption: string | null,
  { media, locale }: Pick<BlockContext, 'media' | 'locale'>,
): Promise<FigureView | null> {
  const asset = image === null ? null : await media.asset(image);
  if (!asset?.ok || asset.value.type !== 'image') return null;
  return { picture: photographView(asset.value, locale), caption };
}

/** Leaves out the values that are null. */
export function withoutNulls<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value): value is T => value !== null);
}

/** Formats a season, such as `December to May`; all twelve months have a text of their own. */
export function seasonText(
  { from, to }: { readonly from: number; readonly to: number },
  locale: Locale,
  translate: Translate,
): string {
  if ((to % 12) + 1 === from) return translate('season.allYear');
  return translate('season.span', { from: monthName(from, locale), to: monthName(to, locale) });
}

function monthName(month: number, locale: Locale): string {
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 15)));
}

/** Formats a span of dates, such as `20–23 March 2027`. */
export function daysText(starts: string, ends: string, locale: Locale): string {
  const at = (iso: string) => new Date(`${iso}T12:00:00Z`);
  return starts === ends ? dateText(starts, locale) : longDates(locale).formatRange(at(starts), at(ends));
}

/** Formats seconds as `2:14`. */
export function timecodeText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Returns whether pages of this kind show their date. */
export function isDated({ kind }: Pick<PageDetails, 'kind'>): boolean {
  return kind === 'news' || kind === 'editorial' || kind === 'podcast';
}

/** Returns the name of a page in lists: its crumb, which is its short name, or the title of an article. */
export function pageName(page: Page, locale: Locale): string {
  const { state } = readablePage(page, locale);
  const isNamed = ['destination', 'person', 'office'].includes(page.details.kind);
  return isNamed ? state.breadcrumbsTitle : state.pageTitle;
}
