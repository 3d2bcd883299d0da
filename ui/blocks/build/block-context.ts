import type { ContentQuery } from '../../../core/content/content-query.ts';
import type { Page } from '../../../core/content/page.ts';
import type { Category } from '../../../core/content/site.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';
import type { GridAnswer } from './yacht-grid-answer.ts';

/** What the builders of blocks ask of the page they stand on. */
export interface BlockContext extends CardContext {
  readonly ports: PagePorts;
  readonly page: Page;
  /** Every page of the edition that is read. */
  readonly pages: readonly Page[];
  readonly categories: readonly Category[];
  readonly query: ContentQuery;
  /** Path of the page, localized, without query. */
  readonly action: string;
  /** What the page's own yacht grid found; null where it has none. */
  readonly grid: GridAnswer | null;
  /** Yachts shown at a time goes by the device where they are asked for page by page. */
  readonly preview: boolean;
}
