import type { ContentQuery } from '../../../core/content/content-query.ts';
import type { Page } from '../../../core/content/page.ts';
import type { Category } from '../../../core/content/site.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';
import type { GridResults } from './yacht-grid-results.ts';

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
