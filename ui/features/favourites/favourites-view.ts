import type { Market } from '../../../core/market/market.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import type { CardView } from '../../yacht-card/card-view.ts';

/** One yacht of the list, whatever has become of her. */
export interface FavouriteView {
  readonly id: YachtId;
  /** Hers; where nobody knows her any more, what she is called by her id. */
  readonly name: string;
  /** Null for a yacht without a page. */
  readonly card: CardView | null;
  /** What has become of a yacht without a page; null beside a card. */
  readonly gone: string | null;
  /** The page that her card leads to, and whether she is offered there. */
  readonly page: { readonly market: Market; readonly offered: boolean } | null;
  /** Whether she is worth keeping: the catalogue knows her. */
  readonly known: boolean;
  /** As a link says how she stands today. */
  readonly standing: string;
  /** What is another than when the list was shared, in sentences. */
  readonly changes: readonly string[];
  /** Of whoever shared the list; '' for none. */
  readonly note: string;
}

/** The list of the address, whoever made it. */
export interface FavouritesView {
  readonly yachts: readonly FavouriteView[];
  /** Path of the page without query. */
  readonly action: string;
  /** ISO 8601 date that a link of today carries. */
  readonly today: string;
  /** Whether the address says more than which yachts. */
  readonly shared: boolean;
  /** Whether anything has changed since the list was shared; null where the address does not tell. */
  readonly news: string | null;
  /** What of the address could not be read, in sentences. */
  readonly troubles: readonly string[];
  /** Paths of the pages that take a list along. */
  readonly compare: string;
  readonly enquire: string;
  /** Where yachts are found. */
  readonly lists: readonly { readonly text: string; readonly href: string }[];
}
