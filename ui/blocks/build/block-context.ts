import { anchorOf } from '../../../core/content/anchor.ts';
import type { Block, BlockType } from '../../../core/content/block.ts';
import type { ContentQuery } from '../../../core/content/content-query.ts';
import { type Page, translationOrFallback } from '../../../core/content/page.ts';
import type { Category } from '../../../core/content/site.ts';
import { routePath } from '../../../core/routing/routes.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import type { OpenWeeksChoice } from '../../../core/search/query/open-weeks-query.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import type { CardContext } from '../../yacht-card/card-facts.ts';
import { photographById } from '../../yacht-card/hero-picture.ts';

/** The block of a type, as editors fill it in. */
export type BlockOf<Type extends BlockType> = Extract<Block, { readonly type: Type }>;

/** The data of a page that the builders of its blocks need. */
export interface BlockContext extends CardContext {
  readonly ports: PagePorts;
  readonly page: Page;
  /** The pages that may be linked: those that are valid today, or all of them in the draft edition. */
  readonly pages: readonly Page[];
  readonly categories: readonly Category[];
  readonly query: ContentQuery;
  /** Path of the page, localized, without query. */
  readonly action: string;
  /** The results of the page's first yacht grid that runs a search; null if there is none. */
  readonly grid: GridResults | null;
  readonly preview: boolean;
  /** The markup of the fleet to scale, which is of the search; missing on pages without it. */
  readonly fleetToScale?: string | undefined;
  /** The visitor's choice of open weeks; missing for all. */
  readonly openWeeks?: OpenWeeksChoice | undefined;
}

/** The results of a page's first yacht grid that runs a search, for the grid, its sorting and its pagination. */
export interface GridResults {
  readonly block: BlockOf<'yacht-grid'>;
  readonly criteria: Criteria;
  /** Null if the search does not answer. */
  readonly results: SearchResults | null;
}

export interface FigureView {
  readonly picture: PictureView;
  readonly caption: string | null;
}

/** Returns the address of a page; null if it does not exist in this language. */
export function pageHref(page: Page, { locale, href }: Pick<BlockContext, 'locale' | 'href'>): string | null {
  return page.translations[locale] === null
    ? null
    : href(routePath({ name: 'content', slug: translationOrFallback(page, locale).slug }));
}

/** Returns the title of a section with the id by which jump-to menus and addresses refer to it. */
export function titleWithId(title: string | null): { readonly title: string | null; readonly id: string | null } {
  return { title, id: title === null ? null : anchorOf(title) };
}

/** Builds the view of a picture and its caption; null if no picture is named or the library finds none (ME1). */
export async function figureView(
  image: string | null,
  caption: string | null,
  context: Pick<BlockContext, 'media' | 'locale'>,
): Promise<FigureView | null> {
  const picture = await photographById(image, context);
  return picture && { picture, caption };
}
